import type { Input } from "@todayfruit/contract/all-calls";
import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  makeOperator,
  OPERATOR_PASSWORD,
  operator,
  steppedUp,
} from "../../../testing/operator-account-and-login-steps.ts";
import { newRoleName } from "../../../testing/operator-calls/access/role-and-network-inputs.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let boss: Awaited<ReturnType<typeof operator>>;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  boss = await operator(shop);
  headers = await steppedUp(shop, boss);
});
afterAll(() => shop.close());

type Fields = Input<"PUT /operator/v1/roles/{id}">["body"];
const reason = "새 담당";
const add = (body: Partial<Input<"POST /operator/v1/roles">["body"]>, query = {}) =>
  shop.call(
    boss.token,
    "POST /operator/v1/roles",
    { query, body: { name: newRoleName(), title: "역할", permissions: [], reason, ...body } },
    headers,
  );
const change = (id: number, body: Partial<Fields>) =>
  shop.call(
    boss.token,
    "PUT /operator/v1/roles/{id}",
    { path: { id }, body: { version: 1, title: "역할", permissions: [], reason, ...body } },
    headers,
  );
const remove = (id: number, version = 1) =>
  shop.call(
    boss.token,
    "POST /operator/v1/roles/{id}/delete",
    { path: { id }, body: { version, reason } },
    headers,
  );

test("the manager holds every permission, so that each role can be given", async () => {
  const { reply } = await shop.call(boss.token, "GET /operator/v1/roles");
  const manager = reply.list.find(({ name }) => name === "manager");
  expect(manager?.permissions.toSorted()).toEqual([...PERMISSIONS].toSorted());
  expect(reply.list.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(4);
});

test("an own role is made, given and changed; who holds it has its permissions at once", async () => {
  const name = newRoleName();
  const { reply } = await add({ name, title: "재고 담당", permissions: ["orders.read", "stock.change"] });
  expect(reply).toMatchObject({ before: null, after: { name, version: 1, isOwn: true, operatorCount: 0 } });
  const id = reply.after?.id ?? 0;
  const clerk = await operator(shop, name);
  const permissionsOf = async () => (await shop.call(clerk.token, "GET /operator/v1/me")).reply.permissions;
  expect(await permissionsOf()).toEqual(["orders.read", "stock.change"]);
  const changed = await change(id, { title: "주문 보기", permissions: ["orders.read"] });
  expect(changed.reply).toMatchObject({
    before: { version: 1, title: "재고 담당", operatorCount: 1 },
    after: { version: 2, title: "주문 보기", permissions: ["orders.read"] },
  });
  expect(await permissionsOf()).toEqual(["orders.read"]);
  expect((await remove(id, 2)).refusal.code).toBe("ROLE_IN_USE");
});

test("a role that nobody holds is deleted; the trail has it before", async () => {
  const id = (await add({ permissions: ["orders.read"] })).reply.after?.id ?? 0;
  expect((await remove(id)).reply).toMatchObject({ before: { id }, after: null });
  expect((await remove(id)).refusal.code).toBe("ROLE_NOT_FOUND");
  const [last] = await select<{ before: object; after: null }>(
    shop,
    "select before, after from operator_action where subject = $1 order by id desc limit 1",
    [`role ${id}`],
  );
  expect(last).toMatchObject({ before: { permissions: ["orders.read"] }, after: null });
});

test("a dry run answers the difference and writes nothing", async () => {
  const name = newRoleName();
  expect((await add({ name }, { dryRun: true })).reply.after?.name).toBe(name);
  const { reply } = await shop.call(boss.token, "GET /operator/v1/roles");
  expect(reply.list.map((role) => role.name)).not.toContain(name);
});

test("roles of the shop are not changed; a taken name is refused", async () => {
  const { list } = (await shop.call(boss.token, "GET /operator/v1/roles")).reply;
  const viewer = list.find(({ name }) => name === "viewer");
  expect((await change(viewer?.id ?? 0, {})).refusal.code).toBe("ROLE_BUILT_IN");
  expect((await remove(viewer?.id ?? 0)).refusal.code).toBe("ROLE_BUILT_IN");
  expect((await add({ name: "viewer" })).refusal.code).toBe("ROLE_NAME_TAKEN");
});

test("a role that was changed meanwhile is refused with what it is now, by whom and when", async () => {
  const id = (await add({})).reply.after?.id ?? 0;
  await change(id, { title: "먼저" });
  const { status, refusal } = await change(id, { title: "나중" });
  expect(status).toBe(409);
  expect(refusal.detail?.rows).toMatchObject([
    {
      id,
      code: "RECORD_CHANGED",
      version: 2,
      current: { title: "먼저" },
      changedBy: expect.any(String),
      changedAt: shop.clock.now.toISOString(),
    },
  ]);
});

test("nobody grants a permission that they lack, by a role or to an operator; taking away is free", async () => {
  const name = newRoleName();
  const { reply } = await add({ name, permissions: ["operators.manage", "orders.refund"] });
  const strong = reply.after?.id ?? 0;
  const clerk = await makeOperator(shop, ["viewer"]);
  boss = await operator(shop, ["operators.manage", "orders.read"]);
  headers = await steppedUp(shop, boss);
  expect((await add({ permissions: ["orders.read"] })).status).toBe(200);
  expect((await add({ permissions: ["points.adjust"] })).refusal.code).toBe("PERMISSION_NOT_HELD");
  const widened = await change(strong, {
    permissions: ["operators.manage", "orders.refund", "points.adjust"],
  });
  expect(widened.refusal.code).toBe("PERMISSION_NOT_HELD");
  expect((await change(strong, { permissions: ["orders.refund"] })).status).toBe(200);
  const give = (roles: string[]) =>
    shop.call(
      boss.token,
      "PUT /operator/v1/operators/{id}",
      { path: { id: clerk.id }, body: { roles, isActive: true, reason } },
      headers,
    );
  expect((await give(["viewer", "manager"])).refusal.code).toBe("PERMISSION_NOT_HELD");
  expect((await give(["viewer", name])).refusal.code).toBe("PERMISSION_NOT_HELD");
  const made = { email: "above@todayfruit.example", name: "새", password: OPERATOR_PASSWORD };
  const created = await shop.call(
    boss.token,
    "POST /operator/v1/operators",
    { body: { ...made, roles: ["manager"] } },
    headers,
  );
  expect(created.refusal.code).toBe("PERMISSION_NOT_HELD");
});

test("the limits of goodwill are read and changed with a trail, also of a role that comes with the shop", async () => {
  const rolesNow = async () => (await shop.call(boss.token, "GET /operator/v1/roles")).reply.list;
  const support = (await rolesNow()).find(({ name }) => name === "support");
  expect(support).toMatchObject({ goodwillLimit: 30_000, claimGoodwillLimit: 30_000 });
  const path = { id: support?.id ?? 0 };
  const body = { version: support?.version ?? 0, goodwillLimit: 0, claimGoodwillLimit: 50_000, reason };
  const set = (more: object, query = {}) =>
    shop.call(
      boss.token,
      "PUT /operator/v1/roles/{id}/goodwill-limits",
      { path, query, body: { ...body, ...more } },
      headers,
    );
  const dry = await set({}, { dryRun: true });
  expect(dry.reply.after).toMatchObject({ goodwillLimit: 0, claimGoodwillLimit: 50_000 });
  expect((await rolesNow()).find(({ name }) => name === "support")).toEqual(support);
  const { reply } = await set({});
  expect(reply).toMatchObject({
    before: { goodwillLimit: 30_000, claimGoodwillLimit: 30_000 },
    after: { goodwillLimit: 0, claimGoodwillLimit: 50_000, permissions: support?.permissions },
  });
  expect((await set({})).refusal.code).toBe("RECORD_CHANGED");
  expect((await set({ goodwillLimit: -1 })).refusal.code).toBe("INVALID_INPUT");
  const [row] = await select(
    shop,
    "select before, after, reason from operator_action where action = 'roles.change-goodwill-limits' and subject = $1",
    [`role ${path.id}`],
  );
  expect(row).toEqual({ ...reply, reason });
});

test("fifty own roles are the most", async () => {
  await select(
    shop,
    `insert into operator_role (name, title, is_own)
     select 'full-' || chr(97 + n / 26) || chr(97 + n % 26), '역할', true
       from generate_series(1, 49 - (select count(*)::int from operator_role where is_own)) n`,
  );
  expect((await add({})).status).toBe(200);
  expect((await add({})).refusal.code).toBe("ROLES_FULL");
  await select(shop, "delete from operator_role where name like 'full-%'");
});

test("operators.manage cannot be taken from the last who has it, also by concurrent calls", async () => {
  const roles = [newRoleName(), newRoleName()];
  const ids: number[] = [];
  for (const name of roles)
    ids.push((await add({ name, permissions: ["operators.manage"] })).reply.after?.id ?? 0);
  await select(shop, "update operator set disabled_at = now()");
  const holders = [await operator(shop, roles[0] ?? ""), await operator(shop, roles[1] ?? "")];
  const proofs: Record<string, string>[] = [];
  for (const holder of holders) proofs.push(await steppedUp(shop, holder));
  const answers = await Promise.all(
    holders.map(({ token }, index) =>
      shop.call(
        token,
        "PUT /operator/v1/roles/{id}",
        {
          path: { id: ids[index] ?? 0 },
          body: { version: 1, title: "역할", permissions: [], reason },
        },
        proofs[index],
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe("LAST_MANAGER");
});
