import { connect, createServer, type Socket } from "node:net";
import type { Network } from "./visit-steps.ts";

/** Opens a way to the shop's port that a journey can cut, as no protocol of all three engines takes a page offline. */
export async function openInterruptibleShopProxy(
  port: number,
  shopPort: number,
): Promise<Network & { close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const shop = connect(shopPort, "127.0.0.1");
    for (const side of [socket, shop]) {
      sockets.add(side);
      // A browser that closes a connection resets it; both sides end together.
      side.on("error", () => side.destroy());
      side.on("close", () => {
        sockets.delete(side);
        socket.destroy();
        shop.destroy();
      });
    }
    socket.pipe(shop).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    cut: async () => {
      isCut = true;
      dropAll();
    },
    mend: async () => {
      isCut = false;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      dropAll();
      await closed;
    },
  };
}
