import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

const LOGINS = 5;
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

test.each([
  ["one hop", 1],
  ["the proxy's network", ["127.0.0.1/32"]],
])(
  "behind a proxy that appends (%s), a forged X-Forwarded-For changes nothing",
  async (_what, trustProxy) => {
    const { port } = await shopBehind(1, trustProxy as number | string[]);
    expect(await askTimes(port, "127.0.0.2", LOGINS + 2, forged)).toEqual([
      ...Array(LOGINS).fill(200),
      429,
      429,
    ]);
    expect(await askTimes(port, "127.0.0.3", 1, forged)).toEqual([200]);
  },
);

test("behind two appending proxies the second entry from the right is the client", async () => {
  const { port } = await shopBehind(2, 2);
  expect(await askTimes(port, "127.0.0.2", LOGINS + 1, forged)).toEqual([...Array(LOGINS).fill(200), 429]);
  expect(await askTimes(port, "127.0.0.3", 1, forged)).toEqual([200]);
});

test("without a trusted proxy all clients of one proxy are one, whatever they claim", async () => {
  const { port } = await shopBehind(1, false);
  expect(await askTimes(port, "127.0.0.2", LOGINS, forged)).toEqual(Array(LOGINS).fill(200));
  expect(await askTimes(port, "127.0.0.3", 1, forged)).toEqual([429]);
});

test("forty addresses of one /64 count as one", async () => {
  const { shop, port } = await shopBehind(0, 1);
  const address = (turn: number) => `2001:db8::${turn.toString(16)}`;
  const statuses = await askTimes(port, "127.0.0.1", 40, address);
  expect(statuses.filter((status) => status === 200)).toHaveLength(LOGINS);
  expect(await askTimes(port, "127.0.0.1", 1, () => "2001:db8:0:1::1")).toEqual([200]);
  expect(shop.logged.join("\n")).not.toContain("2001:db8");
});

/** Starts a shop behind a number of appending proxies; `port` is that of the outermost. */
async function shopBehind(
  proxies: number,
  trustProxy: false | number | string[],
): Promise<{ shop: TestShop; port: number }> {
  const shop = await createTestShop({ limits: { changes: 0, logins: LOGINS }, trustProxy });
  opened.push(shop);
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  let { port } = shop.app.server.address() as AddressInfo;
  for (let count = 0; count < proxies; count += 1) {
    const proxy = appendingProxy(port);
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    opened.push({ close: () => proxy.close() });
    port = (proxy.address() as AddressInfo).port;
  }
  return { shop, port };
}

/** Passes requests on as nginx does with `$proxy_add_x_forwarded_for`. */
function appendingProxy(port: number): Server {
  return createServer((incoming, outgoing) => {
    const said = incoming.headers["x-forwarded-for"];
    const client = incoming.socket.remoteAddress ?? "";
    const headers = { ...incoming.headers, "x-forwarded-for": said ? `${said}, ${client}` : client };
    const { method = "GET", url = "/" } = incoming;
    const passed = request(
      { host: "127.0.0.1", port, method, path: url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(passed);
  });
}

function forged(turn: number): string {
  return `198.51.100.${turn}`;
}

/**
 * Requests guest tokens one after the other from a local address, each with another forwarded address; returns the
 * statuses.
 */
async function askTimes(
  port: number,
  localAddress: string,
  times: number,
  claim: (turn: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 1; turn <= times; turn += 1) {
    statuses.push(
      await new Promise<number>((resolve, reject) => {
        const headers = { platform: "web", "x-forwarded-for": claim(turn) };
        const path = "/v2/tokens/guest";
        request(
          { host: "127.0.0.1", port, localAddress, method: "POST", path, headers, agent: false },
          (answer) => {
            answer.resume();
            answer.on("end", () => resolve(answer.statusCode ?? 0));
          },
        )
          .on("error", reject)
          .end();
      }),
    );
  }
  return statuses;
}
