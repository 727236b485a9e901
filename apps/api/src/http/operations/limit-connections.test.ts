import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { limitConnections, MAX_CONNECTIONS } from "./limit-connections.ts";

let shop: TestShop;
let port: number;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  shop = await createTestShop();
  port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await shop.close();
});

function open(text: string, localAddress = "127.0.0.1"): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  socket.write(text);
  socket.resume();
  sockets.push(socket);
  return socket;
}

async function answerOf(localAddress: string): Promise<string> {
  const socket = open("GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n", localAddress);
  const answer = await new Promise<unknown>((resolve) => {
    socket.once("data", resolve).once("close", resolve);
  });
  socket.destroy();
  return String(answer).slice(0, 12);
}

/** Resolves when a socket is closed, by an end or a reset (of a write after the server's close). */
async function closed(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.once("close", resolve));
}

test("one network gets its share of connections, others still connect, and a closed one makes room", async () => {
  limitConnections(shop.app.server, false, { ofOneNetwork: 3 });
  for (let turn = 0; turn < 3; turn += 1) await once(open("GET / HTTP"), "connect");
  expect(await answerOf("127.0.0.1")).toBe("false");
  expect(await answerOf("127.0.0.2")).toBe("HTTP/1.1 200");
  sockets[0]?.destroy();
  await expect.poll(() => answerOf("127.0.0.1")).toBe("HTTP/1.1 200");
});

test("behind trusted proxies only the total limits connections; every process has one", async () => {
  expect(shop.app.server.maxConnections).toBe(MAX_CONNECTIONS);
  limitConnections(shop.app.server, 1, { sum: 5, ofOneNetwork: 1 });
  for (let turn = 0; turn < 5; turn += 1) await once(open("GET / HTTP"), "connect");
  expect(await answerOf("127.0.0.2")).toBe("false");
});

test("400 slow sockets are closed at their timeout whatever they send, and others are answered meanwhile", async () => {
  const { server } = shop.app;
  // 30 s in production.
  server.requestTimeout = 1500;
  server.headersTimeout = 1500;
  const body = "POST /v2/tokens HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n";
  const kinds = [
    "",
    "GET / HTTP/1.1\r\nx: ",
    `${body}content-length: 10000\r\n\r\n{`,
    `${body}transfer-encoding: chunked\r\n\r\n`,
  ];
  const begin = performance.now();
  const ends = Array.from({ length: 400 }, (_, turn) => {
    const kind = turn % 4;
    const socket = open(kinds[kind] ?? "");
    const drip = kind === 3 ? "1\r\n \r\n" : " ";
    const timer = kind === 0 ? undefined : setInterval(() => socket.write(drip), 100);
    return closed(socket).then(() => {
      clearInterval(timer);
      return performance.now() - begin;
    });
  });
  expect(await answerOf("127.0.0.2")).toBe("HTTP/1.1 200");
  const took = await Promise.all(ends);
  expect(Math.max(...took)).toBeLessThan(6000);
  expect(await answerOf("127.0.0.1")).toBe("HTTP/1.1 200");
}, 20_000);
