import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort } from "./find-free-port.ts";

test("findFreePort: a drawn port, below those of outgoing connections; one that is taken is drawn again", async () => {
  const taken = createServer();
  const port = await findFreePort();
  expect(port).toBeGreaterThanOrEqual(22_000);
  expect(port).toBeLessThan(32_000);
  taken.listen(port, "127.0.0.1");
  await once(taken, "listening");
  const drawn = [port, port, port === 22_001 ? 22_002 : 22_001];
  const found = await findFreePort(() => drawn.shift() ?? 0);
  expect(found).not.toBe(port);
  expect(drawn).toEqual([]);
  await expect(findFreePort(() => port)).rejects.toThrow("Each of 50 ports is taken");
  taken.close();
});
