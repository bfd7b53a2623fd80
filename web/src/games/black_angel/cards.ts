/** The size of a card as it is drawn. */
export const CARD = { w: 92, h: 124 };
