import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createApi, type ShopApi } from "../../../apps/api/src/app.ts";
import { createDatabase, type Db } from "../../../apps/api/src/db/database.ts";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { readSettings } from "../../../apps/api/src/env.ts";
import { issueOperatorToken } from "../../../apps/api/src/features/operators/issue-operator-token.ts";
import { createOperator } from "../../../apps/api/src/features/operators/manage-operators.ts";
import { hashToken } from "../../../apps/api/src/http/authentication/read-and-hash-bearer-token.ts";
import type { Services } from "../../../apps/api/src/http/handler-context-types.ts";
import { createMetrics } from "../../../apps/api/src/http/operations/log-and-measure-requests.ts";
import { createServices } from "../../../apps/shop/src/create-services.ts";
import { startEmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { percentile } from "../percentile.ts";
import { collectOperatorListCalls } from "./collect-operator-list-calls.ts";
import { generateOrders } from "./generate-orders.ts";

const ORDERS = 1_000_000;
const OWN = 5000;
const PRODUCTS = 100_000;
const BARS = { operator: 200, member: 100 } as const;
const ASKED = 200;
/** Concurrent clients: operators in parallel, a member page by page. */
const AT_ONCE = { operator: 4, member: 1 } as const;

type Look = { who: keyof typeof BARS; what: string; url: string; query: Record<string, string> };

/**
 * `npm run bench -- --orders [--small]`: every list of operators over a million orders and 100,000 products, and the list
 * of a member with five thousand orders, on a PostgreSQL of its own; each query runs 200 times, by four operators at once
 * or one member. `--small`: a twentieth of the orders and products.
 */
export async function benchOrderLists(isSmall: boolean): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-bench-orders-"));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  try {
    await migrate(server.url);
    const began = Date.now();
    const orders = isSmall ? ORDERS / 20 : ORDERS;
    await fill(server.url, orders, isSmall ? PRODUCTS / 20 : PRODUCTS);
    console.log(`${orders.toLocaleString()} orders in ${Math.round((Date.now() - began) / 1000)} s`);
    await measureLists(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A list with the time that 95 of a hundred queries take at most, in ms. */
export type MeasuredList = Pick<Look, "who" | "what"> & { p95: number };

/** Measures every list of a filled database, and prints each. */
export async function measureLists(url: string): Promise<MeasuredList[]> {
  const read = readSettings({ DATABASE_URL: url, LOG_LEVEL: "silent" });
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  const metrics = createMetrics();
  const services = createServices(
    read.settings,
    { url, directUrl: url, mode: "direct" },
    "http://localhost:9",
    metrics,
  );
  const limits = { changes: 0, logins: 0, reads: 0 };
  const { app } = createApi({ services, metrics, cache: null, limits, trustProxy: false, isHttps: false });
  const tokens = { operator: await operatorToken(services), member: await memberToken(services.db) };
  const measured: MeasuredList[] = [];
  for (const look of await looks(services.db))
    measured.push({ who: look.who, what: look.what, p95: await measure(app, tokens[look.who], look) });
  await app.close();
  await services.db.close();
  return measured;
}

async function fill(url: string, orders: number, products: number): Promise<void> {
  const db = createDatabase({ url, poolSize: 2, onError: console.error });
  await generateCatalogue(db, products);
  await generateOrders(db, orders, OWN);
  await db.close();
}

async function measure(app: ShopApi["app"], token: string, { who, what, url, query }: Look): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  let rows = 0;
  let refused = 0;
  const ask = async () => {
    const began = performance.now();
    const answer = await app.inject({ url, query, headers });
    times.push(performance.now() - began);
    // Ended by the time limit of a statement.
    if (answer.statusCode === 503) refused += 1;
    else if (answer.statusCode !== 200) throw new Error(`${what}: ${answer.body}`);
    rows = answer.json().list?.length ?? 0;
  };
  for (let turn = 0; turn < 8; turn += 1) await ask();
  times.length = 0;
  refused = 0;
  const clients = Array.from({ length: AT_ONCE[who] }, async () => {
    for (let turn = 0; turn < ASKED / AT_ONCE[who]; turn += 1) await ask();
  });
  await Promise.all(clients);
  const p95 = percentile(times, 0.95);
  const isWithin = p95 <= BARS[who] && refused === 0;
  if (!isWithin) process.exitCode = 1;
  const verdict = isWithin ? "ok  " : "SLOW";
  console.log(
    `${verdict} ${who.padEnd(8)} p95 ${p95.toFixed(1).padStart(7)} ms  ${String(rows).padStart(3)} rows  ${what}${refused > 0 ? `: ${refused} of ${ASKED} refused` : ""}`,
  );
  return p95;
}

async function looks(db: Db): Promise<Look[]> {
  const { rows } = await db.pool.query(
    `select o.uuid, o.id, o.number, o.address ->> 'phone' as phone, p.name, p.distributor_id, to_char(o.created_at at time zone 'UTC',
            'YYYY-MM-DD HH24:MI:SS.US') || '+00_' || o.id as place
       from orders o join order_product p on p.order_id = o.id
      where o.status = 'complete' order by o.id offset 1000 limit 1`,
  );
  const { uuid, id, phone, name, place, number, distributor_id } = rows[0];
  const distributorId = String(distributor_id);
  const operator: [string, Record<string, string>][] = [
    ["everything", {}],
    ["everything, a hundred rows", { take: "100" }],
    ["a place deep in the list", { nextPage: place }],
    ["what waits to be accepted", { status: "paid" }],
    ["a state that most are in", { status: "complete" }],
    ["a state that few are in", { status: "stock_out" }],
    ["a month two years ago", { from: "2024-11-01", until: "2024-11-30" }],
    ["a state in a month two years ago", { status: "delivering", from: "2024-11-01", until: "2024-11-30" }],
    ["a name that thousands have", { name: "김민준" }],
    ["such a name in a month two years ago", { name: "이서연", from: "2024-11-01", until: "2024-11-30" }],
    ["such a name in a state that few are in", { name: "김민준", status: "paid" }],
    ["a name nobody has", { name: "없는이름" }],
    ["a phone", { phone }],
    ["an order number", { orderNumber: String(id) }],
    ["the number of a payment", { orderNumber: uuid }],
    ["a product", { productName: name }],
    ["words of many products", { productName: "사과" }],
    ["a product in a month two years ago", { productName: name, from: "2024-11-01", until: "2024-11-30" }],
    ["an invoice", { invoiceNumber: String(600_000_000_000 + id) }],
    ["the search box with an order number", { search: number }],
    ["the search box with four digits", { search: phone.slice(-4) }],
    ["the search box with a masked name", { search: "김*준" }],
    ["the search box with a product", { search: "사과" }],
    ["a farm", { distributorId }],
    ["what a farm has to accept", { distributorId, status: "paid" }],
    ["a farm in the few remote orders", { distributorId, areaAddress: "third_area" }],
    ["a farm with a payment method that few use", { distributorId, paymentMethodType: "phone" }],
    ["a day of dispatch", { dispatchOn: "2026-11-20" }],
    ["a farm on a day of dispatch", { dispatchOn: "2025-11-20", distributorId }],
    ["the islands", { areaAddress: "third_area" }],
    ["Jeju in a state that few are in", { areaAddress: "secondary_area", status: "stock_out" }],
    ["a tag that many have", { tag: "선물" }],
    ["a tag that few have, in a state", { tag: "VIP", status: "complete" }],
    ["a payment method that few use", { paymentMethodType: "phone" }],
    ["a payment method that nobody used", { paymentMethodType: "transfer" }],
  ];
  const member: [string, Record<string, string>][] = [
    ["the first page", {}],
    ["a hundred rows", { take: "100" }],
    ["page 300", { page: "300" }],
    ["what is on its way", { oipStatus: "delivering" }],
    ["a state nothing is in", { oipStatus: "return_request" }],
    ["a month two years ago", { year: "2024", month: "11" }],
    ["a product's name", { productName: name.slice(0, 2) }],
    ["a name that nothing has", { productName: "두리안나무" }],
  ];
  return [
    ...operator.map(([what, query]) => ({
      who: "operator" as const,
      what,
      url: "/operator/v1/orders",
      query,
    })),
    ...collectOperatorListCalls().map((list) => ({ who: "operator" as const, ...list })),
    {
      who: "operator",
      what: "orders that a farm has to accept for a day",
      url: `/operator/v1/dispatch-farms/${distributorId}/paid-orders`,
      query: { day: "2026-11-20", take: "500" },
    },
    ...member.map(([what, query]) => ({
      who: "member" as const,
      what,
      url: "/v1/app-users/order-items",
      query,
    })),
  ];
}

async function operatorToken(services: Services): Promise<string> {
  const actor = { ...services, operator: null, requestId: "bench" };
  const said = {
    email: `bench-${randomUUID()}@todayfruit.example`,
    name: "벤치",
    password: "none at all",
    roles: ["manager"],
  };
  const created = await createOperator(actor, said);
  if (!created.ok) throw new Error(created.code);
  const { id } = created.value;
  await services.db.pool.query("update operator set must_change_password = false where id = $1", [id]);
  const asker = { ...services, address: "", userAgent: "" };
  return (await services.db.transaction((tx) => issueOperatorToken(asker, tx, id, "command"))).token;
}

async function memberToken(db: Db): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.pool.query(
    `insert into access_token (hash, user_id, token_type, created_at, expires_at)
     values ($1, 1, 'email', now(), now() + interval '1 day')`,
    [hashToken(token)],
  );
  return token;
}
