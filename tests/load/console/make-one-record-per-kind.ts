import { readFile } from "node:fs/promises";
import path from "node:path";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { createDatabase } from "../../../apps/api/src/db/database.ts";
import { hashToken } from "../../../apps/api/src/http/authentication/read-and-hash-bearer-token.ts";
import { createJsonClient, type JsonClient } from "../json-client.ts";
import { createShopper } from "../shopper-client.ts";

const PRODUCT = 20_001;
const MEMBER_TOKEN = "m".repeat(43);
const PHOTO = path.resolve(import.meta.dirname, "../../../data/media/photos/anjou-1.jpg");
const DAY_MS = 86_400_000;

export type ShopAddresses = { shop: string; sandbox: string; databaseUrl: string; operatorToken: string };

/**
 * Makes one record of each kind that has a screen: an order paid, one at the farm, one that arrived, with its claim and
 * its farm's settlement, a question, an inquiry, a reported review, an import.
 *
 * @returns addresses of their screens
 */
export async function makeOneRecordPerKind(addresses: ShopAddresses): Promise<string[]> {
  await using opened = new AsyncDisposableStack();
  const { pool, close } = createDatabase({ url: addresses.databaseUrl, poolSize: 1, onError: console.error });
  opened.defer(close);
  const [shop, sandbox] = [createJsonClient(addresses.shop, 2), createJsonClient(addresses.sandbox, 2)];
  opened.defer(() => {
    shop.close();
    sandbox.close();
  });
  const operate = (method: string, call: string, body: object) =>
    send(shop, method, `/operator/v1/${call}`, addresses.operatorToken, body);
  const one = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows[0] ?? {};

  const { option } = await one("select min(id) as option from product_option where product_id = $1", [
    PRODUCT,
  ]);
  const shopper = createShopper(shop, sandbox);
  const buy = async (): Promise<number> => {
    const uuid = await shopper.checkOut(await shopper.guest(), { productId: PRODUCT, optionId: option });
    return (await one("select id from orders where uuid = $1", [uuid])).id;
  };
  const [paid, waiting, claimed, arrived] = [await buy(), await buy(), await buy(), await buy()];
  await operate("PUT", `orders/${waiting}/accept`, {});
  for (const id of [claimed, arrived]) {
    await operate("PUT", `orders/${id}/accept`, {});
    await operate("PUT", `orders/${id}/dispatch`, { carrier: "04", invoiceNumber: `64001234${1000 + id}` });
    await operate("PUT", `orders/${id}/arrive`, { reason: "전화로 확인" });
  }
  const desk = await one(
    `select x.promised_dispatch_on::text as day, p.distributor_id as farm, p.id as product, x.id as line
       from order_product p join order_option x on x.order_product_id = p.id where p.order_id = $1`,
    [waiting],
  );
  const goods = await one(
    `select p.id as product, x.id as line from order_product p join order_option x on x.order_product_id = p.id
      where p.order_id = $1`,
    [claimed],
  );
  const claim = await operate("POST", `orders/${claimed}/products/${goods.product}/claims`, {
    wish: "refund",
    reason: "spoiled",
    details: "바닥 쪽이 물렀어요",
    photos: [await uploadPhoto(addresses)],
    options: [{ id: goods.line, optionUnit: 1 }],
    note: "전화로 받았어요",
  });
  await pool.query("update order_status_change set at = at - interval '2 days' where order_id = $1", [
    arrived,
  ]);
  const { list: settlements } = await operate("POST", "settlements", {
    through: kstDateOf(new Date(Date.now() - DAY_MS).toISOString()),
    reason: "마감",
  });
  const [settlement] = settlements as { id: number }[];

  const { member } = await one(
    `insert into app_user (user_type, email, password_hash, created_at)
     values ('email', 'console@todayfruit.example', 'none', now()) returning id as member`,
  );
  await pool.query(
    `insert into access_token (hash, user_id, token_type, created_at, expires_at)
     values ($1, $2, 'email', now(), now() + interval '1 day')`,
    [hashToken(MEMBER_TOKEN), member],
  );
  const ask = (call: string, body: object) => send(shop, "POST", call, MEMBER_TOKEN, body);
  const question = await ask(`/v1/products/${PRODUCT}/questions`, {
    contents: "씨가 있나요? 아이가 먹을 거예요",
    isSecret: false,
  });
  await ask("/v1/app-users/inquiries", {
    kind: "delivery",
    orderProductId: null,
    contents: "언제 오나요? 손님이 오셔서요",
    photos: [],
    wantsNotice: true,
  });
  const { review } = await one("select max(id) as review from review");
  const report = await ask(`/v1/review/${review}/report`, { reviewReportReasonId: 1 });
  const { inquiry } = await one("select max(id) as inquiry from inquiry");
  return [
    `/orders/${paid}`,
    `/orders/${claimed}`,
    ...["pick", "pack", "track", "done"].map((step) => `/dispatch/${desk.day}/${desk.farm}/${step}`),
    `/claims/${claim.id}`,
    `/inbox/questions/${question.id}`,
    `/inbox/inquiries/${inquiry}`,
    `/inbox/reviews/${review}`,
    `/inbox/reports/${report.id}`,
    `/products/${PRODUCT}`,
    `/members/${member}`,
    `/settlements/${settlement?.id}`,
    `/imports/${await importPrice(addresses)}`,
  ];
}

async function uploadPhoto({ shop, operatorToken }: ShopAddresses): Promise<string> {
  const uploaded = await fetch(`${shop}/operator/v1/inquiries/images`, {
    method: "POST",
    headers: {
      platform: "web",
      authorization: `Bearer ${operatorToken}`,
      "content-type": "application/octet-stream",
    },
    body: await readFile(PHOTO),
  });
  if (!uploaded.ok) throw new Error(`${uploaded.status} ${await uploaded.text()}`);
  return ((await uploaded.json()) as { path: string }).path;
}

/** Lowers one price by a file; returns the id of the import. */
async function importPrice({ shop, operatorToken }: ShopAddresses): Promise<number> {
  const headers = { platform: "web", authorization: `Bearer ${operatorToken}` };
  const prices = await fetch(`${shop}/operator/v1/prices?take=1`, { headers });
  const { list } = (await prices.json()) as { list: { id: number; version: number; price: number }[] };
  const [row] = list;
  if (!row) throw new Error("The shop has no prices");
  const query = new URLSearchParams({
    fields: "id,version,price",
    fileName: "11월-가격.csv",
    reason: "행사",
  });
  const imported = await fetch(`${shop}/operator/v1/imports/prices?${query}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/octet-stream" },
    body: `옵션번호,버전,판매가\r\n${row.id},${row.version},${row.price - 100}\r\n`,
  });
  if (!imported.ok) throw new Error(`${imported.status} ${await imported.text()}`);
  return ((await imported.json()) as { import: { id: number } }).import.id;
}

async function send(shop: JsonClient, method: string, call: string, token: string, body: object) {
  const answer = await shop.send(method, call, token, body, { platform: "web" });
  if (answer.status !== 200)
    throw new Error(`${method} ${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
