import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { startShop } from "./shop-process.ts";

let folder: ShopFolder;
beforeAll(async () => {
  folder = await createShopFolder();
});
afterAll(() => folder.remove());

test("drain: a stopped shop is not ready at once, answers for a while, closes its port and ends", async () => {
  const shop = await startShop({ ...folder.settings, DRAIN_SECONDS: "2" });
  const agent = new Agent({ keepAlive: true });
  expect(await ask(`${shop.url}/readyz`, agent)).toMatchObject({ status: 200 });
  const begin = performance.now();
  const ended = shop.stop();
  await wait(300);
  // On a kept connection and a new one: not ready, but requests are answered.
  expect(await ask(`${shop.url}/readyz`, agent)).toMatchObject({
    status: 503,
    code: "NOT_READY",
    retryAfter: "2",
    connection: "close",
  });
  expect(await ask(`${shop.url}/v1/categories`, agent)).toMatchObject({ status: 200, connection: "close" });
  expect(await ask(`${shop.url}/healthz`, agent)).toMatchObject({ status: 200 });
  expect((await ended).code).toBe(0);
  expect(performance.now() - begin).toBeGreaterThan(2000);
  expect(performance.now() - begin).toBeLessThan(12_000);
  await expect(ask(`${shop.url}/healthz`, agent)).rejects.toThrow("ECONNREFUSED");
  agent.destroy();
});

type Asked = { status?: number; code?: string; retryAfter?: string; connection?: string };

function ask(url: string, agent: Agent): Promise<Asked> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("end", () =>
        resolve({
          ...(response.statusCode === undefined ? {} : { status: response.statusCode }),
          code: JSON.parse(text).code,
          ...(response.headers["retry-after"] ? { retryAfter: response.headers["retry-after"] } : {}),
          ...(response.headers.connection ? { connection: response.headers.connection } : {}),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
