import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { OPERATOR_PASSWORD, operator, steppedUp } from "../../../testing/operator-account-and-login-steps.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { codeAt } from "../second-factor/totp-and-recovery-codes.ts";

let shop: TestShop;
let boss: Awaited<ReturnType<typeof operator>>;
let proof: Record<string, string>;
beforeAll(async () => {
  shop = await createTestShop({ trustProxy: 1 });
  boss = await operator(shop);
  proof = await steppedUp(shop, boss);
});
afterEach(() => select(shop, "delete from allowed_network"));
afterAll(() => shop.close());

const OFFICE = "203.0.113.7";
const from = (address: string) => ({ "x-forwarded-for": address });
const reason = "사무실에서만";
const show = (address = OFFICE) =>
  shop.call(boss.token, "GET /operator/v1/allowed-networks", {}, from(address));
async function put(networks: string[], { address = OFFICE, query = {} } = {}) {
  const [row] = await select<{ version: number }>(shop, "select version from console_access");
  const body = {
    version: row?.version ?? 0,
    networks: networks.map((network) => ({ network, note: "사무실" })),
    reason,
  };
  return shop.call(
    boss.token,
    "PUT /operator/v1/allowed-networks",
    { query, body },
    { ...proof, ...from(address) },
  );
}

test("without any network operators work from everywhere", async () => {
  const { reply } = await show("198.51.100.9");
  expect(reply).toMatchObject({ networks: [], ownAddress: "198.51.100.9" });
});

test("every operators' call is refused outside the networks, of IPv4, IPv6 and IPv4 written as IPv6", async () => {
  const { reply } = await put(["203.0.113.9/24", "2001:db8:1::/48"]);
  expect(reply.after).toEqual([
    { network: "203.0.113.0/24", note: "사무실" },
    { network: "2001:db8:1::/48", note: "사무실" },
  ]);
  const statuses = [];
  for (const address of [OFFICE, "::ffff:203.0.113.200", "2001:db8:1:2::3"])
    statuses.push((await show(address)).status);
  expect(statuses).toEqual([200, 200, 200]);
  for (const address of ["203.0.114.1", "2001:db8:2::1", "::ffff:198.51.100.1"]) {
    const { status, refusal } = await show(address);
    expect([address, status, refusal.code]).toEqual([address, 403, "NETWORK_NOT_ALLOWED"]);
    const me = await shop.call(boss.token, "GET /operator/v1/me", {}, from(address));
    expect(me.refusal.code).toBe("NETWORK_NOT_ALLOWED");
  }
});

test("a login from outside is refused before its password is looked at; shoppers come from everywhere", async () => {
  await put([OFFICE]);
  later(shop, 1);
  const body = { email: boss.email, password: OPERATOR_PASSWORD, code: codeAt(boss.secret, shop.clock.now) };
  const logIn = (address: string) => shop.call(null, "POST /operator/v1/tokens", { body }, from(address));
  expect((await logIn("198.51.100.9")).refusal.code).toBe("NETWORK_NOT_ALLOWED");
  expect((await logIn(OFFICE)).status).toBe(200);
  const guest = await shop.call(null, "POST /v2/tokens/guest", {}, from("198.51.100.9"));
  expect(guest.status).toBe(200);
});

test("a list without the own network, a text that is no network and an old version are refused", async () => {
  expect((await put(["198.51.100.0/24"])).refusal.code).toBe("OWN_NETWORK_MISSING");
  expect((await put(["198.51.100.0/24"], { query: { dryRun: true } })).refusal.code).toBe(
    "OWN_NETWORK_MISSING",
  );
  const wrong = await put([OFFICE, "203.0.113.7/33", "203.0.113"]);
  expect(wrong.refusal).toMatchObject({ code: "NETWORK_INVALID" });
  expect(wrong.refusal.detail?.fields?.map(({ field }) => field)).toEqual([
    "networks.1.network",
    "networks.2.network",
  ]);
  expect((await show()).reply.networks).toEqual([]);
  await put([OFFICE]);
  const stale = await shop.call(
    boss.token,
    "PUT /operator/v1/allowed-networks",
    { body: { version: 1, networks: [], reason } },
    { ...proof, ...from(OFFICE) },
  );
  expect([stale.status, stale.refusal.detail?.rows?.[0]?.current]).toEqual([
    409,
    { networks: [{ network: `${OFFICE}/32`, note: "사무실" }] },
  ]);
});

test("a dry run writes nothing; the list can be emptied again", async () => {
  expect((await put([OFFICE], { query: { dryRun: true } })).reply.after).toHaveLength(1);
  expect((await show("198.51.100.9")).status).toBe(200);
  await put([OFFICE]);
  expect((await put([])).reply).toMatchObject({ before: [{ network: `${OFFICE}/32` }], after: [] });
  expect((await show("198.51.100.9")).status).toBe(200);
});
