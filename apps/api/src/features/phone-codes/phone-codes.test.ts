import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { guest } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { takeTextOfSite } from "./take-sms-from-daily-limits.ts";

let shop: TestShop;
let asker: string;
let next = 1000;
let phone: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  asker = await guest(shop);
  next += 1;
  phone = `0109999${next}`;
  await select(shop, "update phone_code set network = 'another' where true");
});
afterAll(() => shop.close());

test("a texted code is verified, a wrong one is refused", async () => {
  const sent = await send();
  expect(sent.reply).toEqual({ expiresInSeconds: 180, resendAfterSeconds: 60 });
  const code = await codeOf(phone);
  expect((await verify(other(code))).refusal.code).toBe("CODE_WRONG");
  expect((await verify(code)).reply).toEqual({ isVerified: true });
  const [text = ""] = await texts(phone);
  expect(text.split("\n").at(-1)).toBe(`@localhost #${code}`);
});

test("/v2 is the same call for the other variants", async () => {
  const sent = await shop.call(asker, "POST /v2/auth/phone", { body: { phone } });
  expect(sent.status).toBe(200);
  expect((await verify(await codeOf(phone))).reply).toEqual({ isVerified: true });
});

test("a code expires after three minutes", async () => {
  await send();
  const code = await codeOf(phone);
  later(shop, 3);
  expect((await verify(code)).refusal.code).toBe("CODE_WRONG");
});

test("five wrong tries invalidate a code, also when concurrent", async () => {
  await send();
  const code = await codeOf(phone);
  await Promise.all(Array.from({ length: 12 }, () => verify(other(code))));
  expect((await verify(code)).refusal.code).toBe("CODE_WRONG");
  expect(await select(shop, "select tries from phone_code where phone = $1", [phone])).toEqual([
    { tries: 5 },
  ]);
});

test("a code is valid for its requester and one purpose, and only the latest one", async () => {
  await send();
  const first = await codeOf(phone);
  expect((await verify(first, await guest(shop))).refusal.code).toBe("CODE_WRONG");
  const body = { phone, verificationCode: first, purpose: "changePhone" } as const;
  expect((await shop.call(asker, "PUT /v1/auth/verify", { body })).refusal.code).toBe("CODE_WRONG");
  later(shop, 1);
  await send();
  const second = await codeOf(phone);
  if (first !== second) expect((await verify(first)).refusal.code).toBe("CODE_WRONG");
  expect((await verify(second)).status).toBe(200);
});

test("a code sent without a purpose opens one call of the specification: sign-up, reset or guest calls", async () => {
  const query = (code: string) => ({ query: { name: "김하루", phone, code } });
  await send();
  const first = await codeOf(phone);
  expect((await shop.call(asker, "GET /v1/app-users/order-items/guest", query(first))).status).toBe(200);
  later(shop, 1);
  await send();
  const body = { newPassword: "아주긴비밀번호예요1", verificationCode: await codeOf(phone), phone };
  expect((await shop.call(asker, "PUT /v1/auth/reset-password", { body })).status).toBe(200);
  expect((await shop.call(asker, "PUT /v1/auth/reset-password", { body })).refusal.code).toBe("CODE_WRONG");
});

test("a code sent without a purpose changes no account", async () => {
  await send();
  const code = await codeOf(phone);
  for (const purpose of ["changePhone", "confirmMember"] as const) {
    const body = { phone, verificationCode: code, purpose };
    expect((await shop.call(asker, "PUT /v1/auth/verify", { body })).refusal.code).toBe("CODE_WRONG");
  }
});

test("a code sent for a purpose opens no other call", async () => {
  await shop.call(asker, "POST /v1/auth/phone", { body: { phone, purpose: "guestOrders" } });
  const code = await codeOf(phone);
  expect((await verify(code)).refusal.code).toBe("CODE_WRONG");
});

test("codes to a number are limited to one a minute and five an hour, across devices", async () => {
  for (let count = 0; count < 5; count += 1) {
    asker = await guest(shop);
    expect((await send()).status).toBe(200);
    expect((await send()).refusal.code).toBe("CODE_TOO_SOON");
    later(shop, 1);
  }
  expect((await send()).refusal.code).toBe("CODE_LIMIT");
  later(shop, 60);
  expect((await send()).status).toBe(200);
});

test("of ten concurrent requests one is sent", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await texts(phone)).toHaveLength(1);
});

test("an address is limited to twenty codes a day, across accounts", async () => {
  for (let count = 0; count < 20; count += 1) {
    phone = `0108888${1000 + count}`;
    asker = await guest(shop);
    expect((await send()).status).toBe(200);
  }
  phone = "01088889999";
  expect((await send()).refusal.code).toBe("CODE_LIMIT");
});

test("an IPv6 site has four hundred codes a day across its networks, others have their own", async () => {
  const take = (address: string) => takeTextOfSite(shop.services, address);
  const taken: boolean[] = [];
  for (let count = 0; count < 403; count += 1) taken.push(await take(`2001:db8:7:${count.toString(16)}::1`));
  expect(taken).toEqual([...Array(400).fill(true), false, false, false]);
  expect([await take("2001:db8:8::1"), await take("203.0.113.7")]).toEqual([true, true]);
  const headers = { platform: "web", authorization: `Bearer ${asker}` };
  const payload = { phone };
  const sent = await shop.app.inject({
    method: "POST",
    url: "/v1/auth/phone",
    headers,
    payload,
    remoteAddress: "2001:db8:7:ffff::1",
  });
  expect([sent.statusCode, sent.json().code]).toEqual([429, "CODE_LIMIT"]);
  expect(await texts(phone)).toEqual([]);
});

test("a code that the provider refused is reported and counts towards no limit", async () => {
  await shop.sandbox("/_sim/messages/fail", { times: 1 });
  expect((await send()).refusal.code).toBe("MESSAGE_NOT_SENT");
  expect((await send()).status).toBe(200);
});

test("the database stores no code", async () => {
  await send();
  const code = await codeOf(phone);
  const rows = await select(shop, "select to_jsonb(c)::text as text from phone_code c where phone = $1", [
    phone,
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(shop.logged.join("\n")).not.toContain(code);
});

test("a number that is not a mobile phone is refused", async () => {
  phone = "02-123-4567";
  expect((await send()).refusal.code).toBe("PHONE_INVALID");
});

test("the whole shop's daily limit of codes holds for concurrent requests and is reset the next day in KST", async () => {
  const { rules } = shop.services;
  const before = rules.codeTextsADay;
  later(shop, 24 * 60);
  rules.codeTextsADay = 3;
  const ask = async (turn: number) => {
    const body = { phone: `0106666${1000 + turn}` };
    return (await shop.call(await guest(shop), "POST /v1/auth/phone", { body })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 8 }, (_, turn) => ask(turn)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  expect(shop.logged.join("\n")).toContain("CODE_TEXTS_A_DAY");
  later(shop, 24 * 60);
  expect(await ask(20)).toBe(200);
  rules.codeTextsADay = before;
});

function send() {
  return shop.call(asker, "POST /v1/auth/phone", { body: { phone } });
}

function verify(verificationCode: string, token = asker) {
  return shop.call(token, "PUT /v1/auth/verify", { body: { phone, verificationCode } });
}

async function texts(to: string): Promise<string[]> {
  const { list } = (await shop.sandbox(`/_sim/messages?to=${to}`)) as { list: { text: string }[] };
  return list.map(({ text }) => text);
}

async function codeOf(to: string): Promise<string> {
  const [latest = ""] = await texts(to);
  return /\[(\d{6})\]/.exec(latest)?.[1] ?? "";
}

function other(code: string): string {
  return code === "000000" ? "000001" : "000000";
}
