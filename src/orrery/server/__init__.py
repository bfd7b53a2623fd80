"""Tables on the network: seats, a durable log, push, bots that think beside.

The rules run in processes of their own (`croupier`, `thinking`); this process keeps the doors,
the log and the connections. From Python::

    from orrery.server.app import create_app
    from orrery.server.settings import Settings

    app = create_app(Settings(database="sqlite+aiosqlite:///orrery.sqlite"))
"""
