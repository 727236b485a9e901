import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator, steppedUp } from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

type Body = Input<"POST /operator/v1/api-keys">["body"];

const reason = "창고 연결";
const DAY_MINUTES = 1440;
let shop: TestShop;
let boss: Awaited<ReturnType<typeof operator>>;
let proof: Record<string, string>;
beforeAll(async () => {
  shop = await createTestShop({ trustProxy: 1 });
});
beforeEach(async () => {
  boss = await operator(shop);
  proof = await steppedUp(shop, boss);
});
afterAll(() => shop.close());

const from = (address: string) => ({ "x-forwarded-for": address });
const make = (body: Partial<Body> = {}, token = boss.token, headers = proof) =>
  shop.call(
    token,
    "POST /operator/v1/api-keys",
    { body: { name: "창고", permissions: ["orders.read"], reason, ...body } },
    headers,
  );
const patch = (id: number, version: number, set: object, query = {}) =>
  shop.call(
    boss.token,
    "PATCH /operator/v1/api-keys",
    { query, body: { rows: [{ id, version, set }], reason } },
    proof,
  );
const orders = (secret: string, headers = {}) => shop.call(secret, "GET /operator/v1/orders", {}, headers);
const listed = async (id: number) =>
  (await shop.call(boss.token, "GET /operator/v1/api-keys")).reply.list.find((key) => key.id === id);

test("a key is shown once, stored as a hash, makes calls of its permissions and is named by the trail", async () => {
  const { optionIds } = await seedProduct(shop.database.db);
  const { reply } = await make({ name: "쿠팡 창고", permissions: ["orders.read", "stock.change"] });
  expect(reply.secret).toMatch(/^tfk_[A-Za-z0-9_-]{43}_[0-9a-f]{8}$/);
  expect(reply.key.secrets).toEqual([
    { hint: reply.secret.slice(-4), createdAt: shop.clock.now.toISOString(), endsAt: null },
  ]);
  const stored = await select<{ row: string }>(
    shop,
    "select row_to_json(s)::text as row from api_key_secret s",
  );
  expect(JSON.stringify(stored)).not.toContain(reply.secret.slice(4, 47));
  const path = { id: optionIds[0] };
  const counted = await shop.call(reply.secret, "PUT /operator/v1/options/{id}/stock", {
    path,
    body: { onHand: 7, reason },
  });
  expect(counted.status).toBe(200);
  const { list } = (await shop.call(boss.token, "GET /operator/v1/actions")).reply;
  expect(list[0]).toMatchObject({
    operatorId: reply.key.operatorId,
    operatorName: "쿠팡 창고",
    source: "api_key",
    subject: `option ${path.id}`,
  });
  expect((await shop.call(reply.secret, "GET /operator/v1/me")).reply).toMatchObject({
    name: "쿠팡 창고",
    email: "",
    permissions: ["orders.read", "stock.change"],
    distributorIds: null,
  });
});

test("a key is no operator: not listed, not changed as one, and it sends no mail", async () => {
  const { key } = (await make()).reply;
  const { list } = (await shop.call(boss.token, "GET /operator/v1/operators")).reply;
  expect(list.map(({ id }) => id)).not.toContain(key.operatorId);
  const changed = await shop.call(
    boss.token,
    "PUT /operator/v1/operators/{id}",
    { path: { id: key.operatorId }, body: { roles: ["manager"], isActive: true, reason } },
    proof,
  );
  expect(changed.refusal.code).toBe("OPERATOR_NOT_FOUND");
});

test("a key holds only what its maker holds, and nobody widens one beyond what they hold", async () => {
  const clerk = await operator(shop, ["operators.manage", "orders.read"]);
  const own = await steppedUp(shop, clerk);
  expect((await make({ permissions: ["orders.refund"] }, clerk.token, own)).refusal.code).toBe(
    "PERMISSION_NOT_HELD",
  );
  const { key } = (await make({ permissions: ["orders.read"] }, clerk.token, own)).reply;
  const wide = {
    rows: [{ id: key.id, version: 1, set: { permissions: ["orders.read", "orders.refund"] } }],
    reason,
  };
  const widened = await shop.call(
    clerk.token,
    "PATCH /operator/v1/api-keys",
    { body: wide } as Input<"PATCH /operator/v1/api-keys">,
    own,
  );
  expect(widened.refusal.code).toBe("PERMISSION_NOT_HELD");
  expect((await patch(key.id, 1, { permissions: ["orders.read", "orders.refund"] })).status).toBe(200);
  const rotated = await shop.call(
    clerk.token,
    "POST /operator/v1/api-keys/{id}/rotate",
    { path: { id: key.id }, body: { version: 2, overlapHours: 0, reason } },
    own,
  );
  expect(rotated.refusal.code).toBe("PERMISSION_NOT_HELD");
  for (const permission of ["operators.manage", "personal-data.read"] as never[])
    expect((await make({ permissions: [permission] })).refusal.code).toBe("INVALID_INPUT");
});

test("making, changing, rotating and revoking need a fresh step-up", async () => {
  const { key } = (await make()).reply;
  later(shop, 5);
  const said = { id: key.id };
  const refused = [
    await make(),
    await patch(key.id, 1, { name: "x" }),
    await shop.call(
      boss.token,
      "POST /operator/v1/api-keys/{id}/rotate",
      { path: said, body: { version: 1, overlapHours: 0, reason } },
      proof,
    ),
    await shop.call(
      boss.token,
      "POST /operator/v1/api-keys/{id}/revoke",
      { path: said, body: { reason } },
      proof,
    ),
  ];
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill("STEP_UP_REQUIRED"));
});

test("an expired key and a revoked one are refused at once", async () => {
  const expiresAt = new Date(shop.clock.now.getTime() + 60_000).toISOString();
  expect((await make({ expiresAt: shop.clock.now.toISOString() })).refusal.code).toBe("API_KEY_EXPIRY_PAST");
  const { reply } = await make({ expiresAt });
  expect((await orders(reply.secret)).status).toBe(200);
  later(shop, 1);
  expect((await orders(reply.secret)).refusal.code).toBe("TOKEN_INVALID");
  const other = (await make()).reply;
  const path = { id: other.key.id };
  const revoke = () =>
    shop.call(boss.token, "POST /operator/v1/api-keys/{id}/revoke", { path, body: { reason } }, proof);
  expect((await revoke()).reply).toMatchObject({ revokedAt: shop.clock.now.toISOString(), secrets: [] });
  expect((await orders(other.secret)).refusal.code).toBe("TOKEN_INVALID");
  expect((await revoke()).status).toBe(200);
  expect((await patch(other.key.id, 1, { name: "x" })).refusal.code).toBe("API_KEY_REVOKED");
});

test("a rotated key: both secrets hold for the overlap, and of two rotations the oldest ends at once", async () => {
  const first = (await make()).reply;
  const rotate = async (version: number, overlapHours: number) =>
    (
      await shop.call(
        boss.token,
        "POST /operator/v1/api-keys/{id}/rotate",
        { path: { id: first.key.id }, body: { version, overlapHours, reason } },
        await steppedUp(shop, boss),
      )
    ).reply;
  const second = await rotate(1, 24);
  expect(second.key.secrets.map(({ hint }) => hint)).toEqual([
    second.secret.slice(-4),
    first.secret.slice(-4),
  ]);
  expect([(await orders(first.secret)).status, (await orders(second.secret)).status]).toEqual([200, 200]);
  const third = await rotate(2, 24);
  expect([(await orders(first.secret)).status, (await orders(second.secret)).status]).toEqual([401, 200]);
  later(shop, DAY_MINUTES);
  expect([(await orders(second.secret)).status, (await orders(third.secret)).status]).toEqual([401, 200]);
  const again = await operator(shop);
  boss = again;
  const fourth = await rotate(3, 0);
  expect([(await orders(third.secret)).status, (await orders(fourth.secret)).status]).toEqual([401, 200]);
});

test("a key with networks comes from them alone; one without from those of operators", async () => {
  const bound = (await make({ networks: ["203.0.113.0/24", "2001:db8::/32"] })).reply;
  expect(bound.key.networks).toEqual(["203.0.113.0/24", "2001:db8::/32"]);
  const statusFrom = async (secret: string, address: string) => (await orders(secret, from(address))).status;
  expect(await statusFrom(bound.secret, "203.0.113.9")).toBe(200);
  expect(await statusFrom(bound.secret, "2001:db8::7")).toBe(200);
  expect((await orders(bound.secret, from("198.51.100.1"))).refusal.code).toBe("NETWORK_NOT_ALLOWED");
  const free = (await make()).reply;
  await select(shop, "insert into allowed_network values ('192.0.2.0/24', '사무실')");
  expect([await statusFrom(free.secret, "192.0.2.1"), await statusFrom(free.secret, "203.0.113.9")]).toEqual([
    200, 403,
  ]);
  expect([
    await statusFrom(bound.secret, "203.0.113.9"),
    await statusFrom(bound.secret, "192.0.2.1"),
  ]).toEqual([200, 403]);
  await select(shop, "delete from allowed_network");
  expect((await make({ networks: ["203.0.113.0/33"] })).refusal).toMatchObject({
    code: "NETWORK_INVALID",
    detail: { fields: [{ field: "networks.0" }] },
  });
});

test("a hundred keys at most, without those that are revoked or expired", async () => {
  const [{ keys } = { keys: 0 }] = await select<{ keys: number }>(
    shop,
    "select count(*)::int as keys from api_key where revoked_at is null and (expires_at is null or expires_at > $1)",
    [shop.clock.now],
  );
  await select(
    shop,
    `with acting as (
       insert into operator (name, is_api_key, created_at) select '많은 키', true, $1 from generate_series(1, $2) returning id
     )
     insert into api_key (operator_id, is_of_farms, created_at) select id, false, $1 from acting`,
    [shop.clock.now, 99 - keys],
  );
  const last = await make();
  expect([last.status, (await make()).refusal.code]).toEqual([200, "API_KEYS_FULL"]);
  await select(
    shop,
    "update api_key k set revoked_at = $1 from operator o where o.id = k.operator_id and o.name = '많은 키'",
    [shop.clock.now],
  );
  expect((await make()).status).toBe(200);
});

test("an edit is refused at another version with the key as it is, and a dry run writes nothing", async () => {
  const { key } = (await make()).reply;
  const dry = await patch(
    key.id,
    1,
    { name: "새 이름", expiresAt: "2027-01-01T00:00:00Z" },
    { dryRun: true },
  );
  expect(dry.reply.rows[0]).toMatchObject({
    before: { name: "창고" },
    after: { name: "새 이름", version: 2 },
  });
  expect(await listed(key.id)).toMatchObject({ name: "창고", version: 1, expiresAt: null });
  await patch(key.id, 1, { name: "새 이름" });
  const stale = await patch(key.id, 1, { name: "다른 이름" });
  expect([stale.status, stale.refusal.detail?.rows?.[0]]).toMatchObject([
    409,
    { code: "RECORD_CHANGED", version: 2, current: { name: "새 이름" } },
  ]);
});

test("the last use is listed to the hour; calls within the hour write nothing", async () => {
  const { key, secret } = (await make()).reply;
  expect((await listed(key.id))?.lastUsedAt).toBeNull();
  const used = shop.clock.now.toISOString();
  await orders(secret);
  later(shop, 59);
  await orders(secret);
  boss = await operator(shop);
  expect((await listed(key.id))?.lastUsedAt).toBe(used);
  later(shop, 2);
  await orders(secret);
  boss = await operator(shop);
  expect((await listed(key.id))?.lastUsedAt).toBe(shop.clock.now.toISOString());
});

test("a key opens no shopper's call, and a secret that is mistyped asks no database", async () => {
  const { secret } = (await make()).reply;
  expect((await shop.call(secret, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  const typo = `${secret.slice(0, 20)}${secret[20] === "A" ? "B" : "A"}${secret.slice(21)}`;
  expect((await orders(typo)).refusal.code).toBe("TOKEN_INVALID");
  expect((await orders(secret.slice(0, -1))).refusal.code).toBe("TOKEN_INVALID");
});

test("changing calls of a key count for its network like those of others", async () => {
  const limited = await createTestShop({ limits: { changes: 3, logins: 0 } });
  const own = await operator(limited);
  const { reply } = await limited.call(
    own.token,
    "POST /operator/v1/api-keys",
    { body: { name: "창고", permissions: ["stock.change"], reason } },
    await steppedUp(limited, own),
  );
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const input = { path: { id: 1 }, body: { onHand: 1, reason } };
    statuses.push((await limited.call(reply.secret, "PUT /operator/v1/options/{id}/stock", input)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
});
