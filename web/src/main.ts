import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import sprite from "./sprite.svg?raw";

const query = new URLSearchParams(location.search);
settings.load(query);
document.body.insertAdjacentHTML("afterbegin", sprite);

const target = document.getElementById("orrery");
if (target) mount(App, { target, props: { query } });
