import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DECLARED } from "../../db/database.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../testing/operator-calls/content-field-samples.ts";
import { seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

type NewFarm = Input<"POST /operator/v1/distributors">["body"]["rows"][number];
type Farm = Input<"PATCH /operator/v1/distributors">["body"]["rows"][number]["set"];

const REASON = "새 농가";
const SAMPLE: NewFarm = { ...CONTENT_FIELD_SAMPLES.distributors, shippingWeekdays: ["mon", "tue", "wed"] };

let shop: TestShop;
let token: string;
let made = 0;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = (await operator(shop)).token;
});

const newFarm = (set: Partial<NewFarm> = {}): NewFarm => ({ ...SAMPLE, name: `귤밭 ${++made}`, ...set });
const add = (...rows: NewFarm[]) =>
  shop.call(token, "POST /operator/v1/distributors", { body: { rows, reason: REASON } });
const edit = (row: { id: number; version: number }, set: Farm) =>
  shop.call(token, "PATCH /operator/v1/distributors", { body: { rows: [{ ...row, set }], reason: REASON } });
const farmOf = async (id: number) => {
  const { reply } = await shop.call(token, "GET /operator/v1/distributors", { query: { take: 100 } });
  return reply.list.find((farm) => farm.id === id);
};

test("an added farm is listed with its fields, has the name of its carrier and takes products", async () => {
  const farm = newFarm();
  const { reply } = await add(farm);
  const id = reply.rows[0]?.id ?? 0;
  expect(await farmOf(id)).toEqual({ ...farm, id, version: 1 });
  const [row] = await select<{ delivery_company_name: string; origin_area: string }>(
    shop,
    "select delivery_company_name, origin_area from distributor where id = $1",
    [id],
  );
  expect(row).toEqual({ delivery_company_name: "CJ대한통운", origin_area: "secondary_area" });
  await seedProduct(shop.database.db, { distributorId: id });
});

test("an edited farm is shown on its product's page, its carrier follows the code, and undo restores both", async () => {
  const { distributorId, productId } = await seedProduct(shop.database.db);
  const shown = async () => {
    const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id: productId } });
    return reply.distributor.name;
  };
  const before = await shown();
  const version = (await farmOf(distributorId))?.version ?? 0;
  const { reply } = await edit({ id: distributorId, version }, { name: "달빛농원", carrierCode: "05" });
  expect(await shown()).toBe("달빛농원");
  expect((await farmOf(distributorId))?.carrierCode).toBe("05");
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: REASON },
  });
  expect(await shown()).toBe(before);
  const [row] = await select<{ delivery_company_name: string }>(
    shop,
    "select delivery_company_name from distributor where id = $1",
    [distributorId],
  );
  expect(row?.delivery_company_name).toBe("CJ대한통운");
});

test("a farm with an unknown carrier or a name that another has is refused by its field, and nothing is added", async () => {
  const taken = newFarm();
  await add(taken);
  const before = await select(shop, "select count(*)::integer as n from distributor");
  const rows = [newFarm({ carrierCode: "99" }), newFarm({ name: taken.name }), newFarm({ name: "새벽농원" })];
  expect((await add(...rows)).refusal).toMatchObject({
    detail: {
      rows: [
        { code: "CARRIER_UNKNOWN", field: "carrierCode" },
        { code: "DISTRIBUTOR_NAME_TAKEN", field: "name" },
      ],
    },
  });
  expect(await select(shop, "select count(*)::integer as n from distributor")).toEqual(before);
});

test("a farm with products is not deleted", async () => {
  const { distributorId } = await seedProduct(shop.database.db);
  const version = (await farmOf(distributorId))?.version ?? 0;
  const answer = await shop.call(token, "POST /operator/v1/distributors/delete", {
    body: { rows: [{ id: distributorId, version }], reason: REASON },
  });
  expect(answer.refusal.code).toBe("RECORD_IN_USE");
});

test("every table that refers to a farm keeps it from being deleted", async () => {
  const referring = await select<{ name: string }>(
    shop,
    "select conrelid::regclass::text as name from pg_constraint where confrelid = 'distributor'::regclass",
  );
  const inUse = DECLARED.find(({ name }) => name === "list-table-records-in-use-distributors")?.text ?? "";
  const missing = referring.filter(({ name }) => !inUse.includes(`from ${name} u`));
  expect(referring.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
