import { createServer, Socket } from "node:net";

export type DatabaseProxy = {
  /** Address of the database through the proxy. */
  url: string;
  /** While on, drops all bytes and keeps connections open: a silent server. */
  swallow(isOn: boolean): void;
  /** Leads new connections to another server; open ones stay. */
  leadTo(databaseUrl: string): void;
  /** Cuts every connection. */
  cut(): void;
  close(): Promise<void>;
};

/** Opens a TCP proxy on loopback in front of a PostgreSQL, by TCP or by its Unix socket. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  let isSwallowing = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    // A connection opened while the server is silent stays silent, as through a broken link.
    let isLost = isSwallowing;
    const far = connectTo(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        isLost ||= isSwallowing;
        if (!isLost) to.write(bytes);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : "");

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: url.href,
    swallow(isOn) {
      isSwallowing = isOn;
    },
    leadTo(other) {
      target = new URL(other);
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function connectTo({ searchParams, hostname, port }: URL): Socket {
  const folder = searchParams.get("host");
  return folder?.startsWith("/")
    ? new Socket().connect(`${folder}/.s.PGSQL.${port}`)
    : new Socket().connect(Number(port), hostname);
}
