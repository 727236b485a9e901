import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresOf, processesOn } from "./find-and-query-running-postgres.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { eventually, runCommand, type ShopProcess, startShop } from "./shop-process.ts";

/** One shop on its own database through several starts and ends; the tests build on each other. */

let folder: ShopFolder;
beforeAll(async () => {
  folder = await createShopFolder();
});
afterAll(() => folder.remove());

test("first start: prints its progress and URLs, and Ctrl-C ends it", async () => {
  const shop = await startShop(folder.settings);
  await eventually("the addresses", async () => shop.printed().includes("Ctrl-C"));
  const { PORT, SANDBOX_PORT } = folder.settings;
  expect(shop.printed()).toMatch(/데이터베이스를 켜는 중 …\.* \d+\.\d초/);
  expect(shop.printed()).toMatch(/상품을 들이는 중 …\.* \d+\.\d초/);
  expect(shop.printed()).toMatch(new RegExp(`매장 +http://localhost:${PORT}\\n`));
  expect(shop.printed()).toMatch(new RegExp(`API 문서 +http://localhost:${PORT}/docs\\n`));
  expect(shop.printed()).toMatch(new RegExp(`결제 샌드박스 +http://localhost:${SANDBOX_PORT}\\n`));
  await expectCleanEnd(shop, "SIGINT");
});

test("second start: imports nothing", async () => {
  const shop = await startShop(folder.settings);
  expect(shop.printed()).not.toContain("상품을 들이는 중");
  await expectCleanEnd(shop, "SIGTERM");
});

test.each(["SIGINT", "SIGTERM"] as const)("%s: running requests are answered first", async (signal) => {
  const shop = await startShop(folder.settings);
  const clients = folder.clients();
  const token = await clients.shopper.guest();
  const { orderId, price } = await clients.shopper.placeOrder(token, await folder.pick(), "card");
  const paymentKey = await authorize(orderId, price, "CARD");
  await clients.sandbox.send("POST", "/_sim/fault", null, {
    point: "confirm",
    kind: "delay",
    delayMs: 1000,
    times: 1,
  });
  const confirming = clients.shop.send("POST", "/v1/payments/confirm", token, {
    paymentKey,
    orderId,
    amount: price,
  });
  await eventually("the payment is claimed", async () => {
    const claimed = await folder.query(`select from payment where payment_key = '${paymentKey}'`);
    return claimed.length === 1;
  });
  const ending = expectCleanEnd(shop, signal);
  expect(await confirming).toMatchObject({ status: 200, body: { state: "paid" } });
  clients.close();
  await ending;
});

test("killed shop: the surviving database is taken over with all orders", async () => {
  const doomed = await startShop(folder.settings);
  const { token, id } = await buy();
  const postgres = postgresOf(folder.dataDir);
  await doomed.stop("SIGKILL");
  expect(postgresOf(folder.dataDir)).toBe(postgres);

  const restarted = await startShop(folder.settings);
  expect(postgresOf(folder.dataDir)).toBe(postgres);
  await expectPaid(token, id);
  await expectCleanEnd(restarted, "SIGTERM");
});

test("killed shop and database: restart with all orders", async () => {
  const doomed = await startShop(folder.settings);
  const { token, id } = await buy();
  process.kill(postgresOf(folder.dataDir) ?? Number.NaN, "SIGKILL");
  await doomed.stop("SIGKILL");

  const restarted = await startShop(folder.settings);
  await expectPaid(token, id);
  await expectCleanEnd(restarted, "SIGTERM");
});

test("virtual account: issued before a restart, it takes its deposit afterwards", async () => {
  const before = await startShop(folder.settings);
  const { shopper, shop, close } = folder.clients();
  const token = await shopper.guest();
  const { orderId, price: amount } = await shopper.placeOrder(token, await folder.pick(), "vbank");
  const paymentKey = await authorize(orderId, amount, "VIRTUAL_ACCOUNT");
  const confirmed = await shop.send("POST", "/v1/payments/confirm", token, { paymentKey, orderId, amount });
  expect(confirmed).toMatchObject({ status: 200, body: { state: "waiting_deposit" } });
  close();
  await expectCleanEnd(before, "SIGTERM");

  const after = await startShop(folder.settings);
  const clients = folder.clients();
  expect(await clients.sandbox.send("POST", `/_sim/deposit/${orderId}`, null, {})).toMatchObject({
    status: 200,
  });
  await eventually("the deposit is heard of", async () => {
    const { body } = await clients.shop.send("GET", `/v1/payments/${orderId}`, token);
    return body.state === "paid";
  });
  clients.close();
  await expectCleanEnd(after, "SIGTERM");
});

test("interrupted start: leaves nothing running", async () => {
  const interrupted = runCommand(["start"], folder.settings);
  await eventually("the start has begun", async () =>
    interrupted.printed().includes("데이터베이스를 켜는 중"),
  );
  const { code } = await interrupted.stop("SIGINT");
  expect(code).toBe(130);
  expect(processesOn(folder.dataDir)).toEqual([]);
});

test("four variants: run on one database, and Ctrl-C ends all", async () => {
  const variants = runCommand(["variants"], folder.settings);
  await eventually("the addresses", async () => variants.printed().includes("Ctrl-C"));
  const addresses = [...variants.printed().matchAll(/^ {2}(\w+) +(http:\S+)$/gm)];
  const titles = await Promise.all(
    addresses.map(async ([, variant, url = ""]) => {
      const page = await (await fetch(url)).text();
      return `${variant} ${/<title>(\S+)/.exec(page)?.[1]}`;
    }),
  );
  expect(titles).toEqual(["todayfruit 오늘의과일", "market 오늘의장터", "farmer 오늘의농부", "ru 알유마켓"]);
  await expectCleanEnd(variants, "SIGINT");
});

/** Checks that a shop ends by itself within its limit, beyond which its code is another, and leaves nothing running. */
async function expectCleanEnd(shop: ShopProcess, signal: "SIGINT" | "SIGTERM"): Promise<void> {
  const { code, errors } = await shop.stop(signal);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(processesOn(folder.dataDir)).toEqual([]);
}

async function buy(): Promise<{ token: string; id: number }> {
  const clients = folder.clients();
  try {
    const token = await clients.shopper.guest();
    await clients.shopper.checkOut(token, await folder.pick());
    const { body } = await clients.shop.send("GET", "/v1/app-users/order-items", token);
    const [order] = body.list as { id: number }[];
    return { token, id: order?.id ?? 0 };
  } finally {
    clients.close();
  }
}

async function expectPaid(token: string, id: number): Promise<void> {
  const clients = folder.clients();
  const order = await clients.shop.send("GET", `/v1.2/app-users/orders/${id}`, token);
  clients.close();
  expect(order).toMatchObject({ status: 200, body: { id, orderItemStatus: "paid" } });
}

async function authorize(orderId: string, amount: number, method: string): Promise<string> {
  const clients = folder.clients();
  const { body } = await clients.sandbox.send("POST", "/_sim/authorize", null, { orderId, amount, method });
  clients.close();
  return String(body.paymentKey);
}
