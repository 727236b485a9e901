import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest } from "../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let port: number;
let picture: Buffer;
beforeAll(async () => {
  shop = await createTestShop();
  port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());

test("two pictures of one network are read at once, the third waits; another network does not wait", async () => {
  const token = await guest(shop);
  const slow = [open(token, "127.0.0.1"), open(token, "127.0.0.1")];
  for (const { socket } of slow) socket.write(picture.subarray(0, 50));
  await wait(100);
  const third = open(token, "127.0.0.1");
  third.socket.write(picture);
  const other = open(token, "127.0.0.2");
  other.socket.write(picture);
  expect(await other.answer).toMatch(/^HTTP\/1.1 200 /);
  expect(third.answered).toBe(false);
  slow[0]?.socket.destroy();
  expect(await third.answer).toMatch(/^HTTP\/1.1 200 /);
  slow[1]?.socket.write(picture.subarray(50));
  expect(await slow[1]?.answer).toMatch(/^HTTP\/1.1 200 /);
});

/** Sends the head of an upload; its bytes are for the caller to write. */
function open(token: string, localAddress: string) {
  const socket: Socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  const lines = [
    "POST /v1/app-users/images HTTP/1.1",
    "host: shop",
    "platform: web",
    `authorization: Bearer ${token}`,
    "content-type: application/octet-stream",
    `content-length: ${picture.byteLength}`,
  ];
  socket.write([...lines, "", ""].join("\r\n"));
  const upload = { socket, answered: false, answer: Promise.resolve("") };
  upload.answer = once(socket, "data", { signal: AbortSignal.timeout(5000) }).then(([chunk]) => {
    upload.answered = true;
    return String(chunk);
  });
  // Nothing awaits the answer of an aborted upload.
  upload.answer.catch(() => undefined);
  return upload;
}
