import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("freePort: a drawn port, below those of outgoing connections; one that is taken is drawn again", async () => {
  const taken = createServer();
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(22_000);
  expect(port).toBeLessThan(32_000);
  taken.listen(port, "127.0.0.1");
  await once(taken, "listening");
  const drawn = [port, port, port === 22_001 ? 22_002 : 22_001];
  const found = await freePort(() => drawn.shift() ?? 0);
  expect(found).not.toBe(port);
  expect(drawn).toEqual([]);
  await expect(freePort(() => port)).rejects.toThrow("Each of 50 ports is taken");
  taken.close();
});
