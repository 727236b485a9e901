import type { Input, Name, Reply } from "@todayfruit/contract/all-calls";
import type { Page } from "playwright-core";
import { read } from "./read-and-change-rows.ts";
import { codeSentTo, fromElsewhere, newPhone, PASSWORD } from "./sign-up-and-log-in-steps.ts";

/**
 * Prepares what a journey does not test by calls with the page's token, or a new one that the page keeps. Journeys that
 * test buying use the pages (`buying-steps-on-pages.ts`).
 */

export type Bought = { id: number; uuid: string };
/** Product, and part of its option's name. */
export type Good = readonly [productId: number, option: string];

type Wish = {
  goods?: readonly [Good, ...Good[]];
  zonecode?: string;
  /** Name of a guest orderer. */
  name?: string;
  phone?: string;
  usedPoint?: number;
  couponId?: number;
  /** `deposit`: a virtual account that is paid into. */
  by?: "card" | "deposit";
};

const MANDARINS: Good = [20_001, "3kg"];

/** Signs up a member and stores the token in the page. */
export async function join(page: Page, email: string, phone = newPhone()): Promise<void> {
  await callAs(page, "POST /v1/auth/phone", { body: { phone, purpose: "signUp" } });
  const verificationCode = await codeSentTo(phone);
  await fromElsewhere(phone);
  await callAs(page, "PUT /v1/auth/verify", { body: { phone, verificationCode, purpose: "signUp" } });
  const { token } = await callAs(page, "POST /v2/tokens/sign-up", {
    body: {
      email,
      password: PASSWORD,
      phone,
      name: "김하루",
      userType: "email",
      tokenType: "email",
      userSettings: { isOver14: true },
    },
  });
  await keepToken(page, token);
}

/** Places and pays an order as the page's shopper; resolves once it is paid. */
export async function buy(page: Page, wish: Wish = {}): Promise<Bought> {
  const { goods = [MANDARINS], by = "card" } = wish;
  const optionGroupIds: number[] = [];
  for (const [productId, option] of goods) {
    const optionGroups = [{ optionId: await optionOf(productId, option), optionUnit: 1 }];
    const body = { productId, optionGroups };
    const added = await callAs(page, "POST /v1.2/app-users/shopping-carts", { body });
    optionGroupIds.push(...added.optionGroupIds);
  }
  const picked = await callAs(page, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const { id } = await callAs(page, "POST /v4/app-users/order-tmp", { body: { orderItemTmpId: picked.id } });
  const order = await place(page, id, addressFromInput(wish), wish);
  await pay(page, order, by);
  const [row] = await read<{ id: number }>("select id from orders where uuid = $1", [order.orderId]);
  return { id: row?.id ?? 0, uuid: order.orderId };
}

type Placed = Reply<"POST /v4/app-users/order-tmp/chk/{id}">;

async function place(page: Page, id: string, address: object, wish: Wish): Promise<Placed> {
  const { usedPoint = 0, couponId = null, by = "card" } = wish;
  const path = { id };
  const form = {
    address,
    usedPoint,
    couponId,
  } as Input<"PATCH /v4/app-users/order-tmp/calculate/{id}">["body"];
  const { prices } = await callAs(page, "PATCH /v4/app-users/order-tmp/calculate/{id}", { path, body: form });
  return callAs(page, "POST /v4/app-users/order-tmp/chk/{id}", {
    path,
    body: {
      address: address as NonNullable<Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["address"]>,
      chkPrice: prices.price,
      chkUsedPoint: -usedPoint,
      pgType: "toss",
      paymentMethodType: by === "card" ? "card" : "vbank",
    },
  });
}

/** Pays a placed order as its shopper. */
export async function pay(page: Page, { orderId, price }: Placed, by: "card" | "deposit"): Promise<void> {
  const start = await callAs(page, "POST /v1/payments/{orderId}/start", { path: { orderId } });
  const provider = new URL(start.scriptUrl).origin;
  const { paymentKey } = await tell(`${provider}/_sim/authorize`, {
    orderId,
    amount: start.amount,
    taxFreeAmount: start.taxFreeAmount,
    method: start.method,
    ...(start.validHours === null ? {} : { validHours: start.validHours }),
  });
  const body = { paymentKey: String(paymentKey), orderId, amount: price };
  await callAs(page, "POST /v1/payments/confirm", { body });
  if (by === "deposit") await tell(`${provider}/_sim/deposit/${orderId}`, {});
  await untilPaid(orderId);
}

/** Waits until the deposit's webhook has arrived. */
async function untilPaid(uuid: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await read<{ status: string }>("select status from orders where uuid = $1", [uuid]);
    if (row?.status === "paid") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The order ${uuid} was not paid`);
}

const STREETS: Record<string, string> = {
  "05551": "서울 송파구 올림픽로 300",
  "63617": "제주 서귀포시 남원읍 위미해안로 5",
};

function addressFromInput({ zonecode = "05551", name = "김하루", phone = "010-1234-5678" }: Wish): object {
  return {
    selectedAddress: STREETS[zonecode],
    roadAddress: STREETS[zonecode],
    jibunAddress: "",
    addressDetail: "101동 1203호",
    receiverName: name,
    phone,
    zonecode,
    guestOrderName: name,
    guestOrderPhone: phone,
  };
}

/** @param option part of the option's name */
export async function optionOf(productId: number, option: string): Promise<number> {
  const [row] = await read<{ id: number }>(
    "select id from product_option where product_id = $1 and name like '%' || $2 || '%' order by sort limit 1",
    [productId, option],
  );
  if (!row) throw new Error(`Product ${productId} has no option ${option}`);
  return row.id;
}

/** Makes a call as the page's shopper. */
export async function callAs<N extends Name>(page: Page, name: N, input?: Input<N>): Promise<Reply<N>> {
  const {
    path = {},
    query,
    body,
  } = ((input as unknown) ?? {}) as {
    path?: Record<string, unknown>;
    query?: Record<string, string | number | boolean>;
    body?: unknown;
  };
  const [method = "GET", template = ""] = name.split(" ");
  const address = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(path[field]));
  const answer = await page.request.fetch(address, {
    method,
    headers: { platform: "web", authorization: `Bearer ${await tokenOf(page)}` },
    ...(query === undefined ? {} : { params: query }),
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Reply<N>;
}

async function tokenOf(page: Page): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/terms");
  // A visitor without a token gets a guest's a moment later.
  const kept = await page.waitForFunction(
    () => sessionStorage.getItem("token") ?? localStorage.getItem("token"),
  );
  return String(await kept.jsonValue());
}

/** Stores a token in the page for the pages opened next. */
async function keepToken(page: Page, token: string): Promise<void> {
  await page.evaluate((kept) => {
    sessionStorage.removeItem("token");
    localStorage.setItem("token", kept);
  }, token);
}

async function tell(address: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
