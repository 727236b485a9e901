import type { Server, Socket } from "node:net";
import type { TrustedProxies } from "../../setting-readers.ts";
import { networkOf } from "../limits/derive-limited-networks-of-address.ts";

/** Open connections of a process: about 100 MB when all are idle. */
export const MAX_CONNECTIONS = 4096;
/** Share of one network without a proxy: 80 browsers with six each. */
export const OF_ONE_NETWORK = 512;

/**
 * Limits the connections of a server. Beyond the total the operating system accepts no more; beyond one network's share
 * its next connection is closed before a byte is read. Behind trusted proxies every connection is the proxies', and
 * only the total counts.
 */
export function limitConnections(
  server: Server,
  trustProxy: TrustedProxies,
  { sum = MAX_CONNECTIONS, ofOneNetwork = OF_ONE_NETWORK }: { sum?: number; ofOneNetwork?: number } = {},
): void {
  server.maxConnections = sum;
  if (trustProxy !== false && trustProxy !== 0) return;
  const open = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    if (count > ofOneNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
