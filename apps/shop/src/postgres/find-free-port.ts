import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that Linux (from 32768), macOS and Windows (from 49152) give to outgoing connections. */
const RANGE = { from: 22_000, to: 32_000 } as const;
const MOST_TRIES = 50;

/**
 * Finds a port of 127.0.0.1 that nothing listens on, for a server that is started afterwards. A port chosen by the system
 * would be one that it may give to an outgoing connection before that server listens.
 *
 * @param draw returns a whole number from its first argument on and below its second
 * @throws Error when each of 50 drawn ports is taken
 * @example await findFreePort() // 27431
 */
export async function findFreePort(draw: (from: number, to: number) => number = randomInt): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = draw(RANGE.from, RANGE.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`Each of ${MOST_TRIES} ports is taken`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    // EACCES: a range that Windows keeps for itself.
    if (code === "EADDRINUSE" || code === "EACCES") return false;
    throw error;
  }
  server.close();
  await once(server, "close");
  return true;
}
