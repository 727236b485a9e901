import { afterAll, beforeAll, expect, test } from "vitest";
import {
  guest,
  PASSWORD,
  type Seeded,
  seedProduct,
  signUp,
} from "../../testing/product-and-member-fixtures.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let fruit: Seeded;
let next = 1;
beforeAll(async () => {
  shop = await createTestShop();
  fruit = await seedProduct(shop.database.db, { options: 4 });
});
afterAll(() => shop.close());

const UNDO = "POST /v1/app-users/cart-merge/undo";

test("undoing a merge restores both carts", async () => {
  const { email, token: first } = await joined();
  await add(first, { 0: 1, 1: 2 });
  const visitor = await guest(shop);
  await add(visitor, { 0: 3, 2: 4 });
  const member = await logIn(email, visitor);
  expect(await unitsOf(member)).toEqual({ 0: 3, 1: 2, 2: 4 });
  expect((await shop.call(member, UNDO)).reply).toEqual({ isUndone: true });
  expect(await unitsOf(member)).toEqual({ 0: 1, 1: 2 });
  expect(await unitsOf(visitor)).toEqual({ 0: 3, 2: 4 });
});

test("a merge is undone once, by the member who logged in, within half an hour", async () => {
  const { email } = await joined();
  const stranger = await joined();
  const visitor = await guest(shop);
  await add(visitor, { 0: 1 });
  const member = await logIn(email, visitor);
  expect((await shop.call(stranger.token, UNDO)).refusal.code).toBe("MERGE_NOT_FOUND");
  const replies = await Promise.all(Array.from({ length: 5 }, () => shop.call(member, UNDO)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await unitsOf(visitor)).toEqual({ 0: 1 });

  const again = await logIn(email, visitor);
  later(shop, 30);
  expect((await shop.call(again, UNDO)).refusal.code).toBe("MERGE_NOT_FOUND");
  expect(await unitsOf(again)).toEqual({ 0: 1 });
});

test("undo leaves what was ordered, removed or added since the login", async () => {
  const { email } = await joined();
  const visitor = await guest(shop);
  await add(visitor, { 0: 1, 1: 1 });
  const member = await logIn(email, visitor);
  const cart = await shop.call(member, "GET /v1.2/app-users/shopping-carts");
  const [item] = cart.reply.list.flatMap(({ bundleItems }) => bundleItems);
  const line = item?.optionGroups.find(({ productOptionCombination: { id } }) => id === fruit.optionIds[0]);
  await shop.call(member, "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}", {
    path: { id: item?.id ?? 0, gid: line?.id ?? 0 },
  });
  await add(member, { 3: 7 });
  expect((await shop.call(member, UNDO)).status).toBe(200);
  expect(await unitsOf(member)).toEqual({ 3: 7 });
  expect(await unitsOf(visitor)).toEqual({ 1: 1 });
});

test("a login that moved nothing has nothing to undo", async () => {
  const { email } = await joined();
  const member = await logIn(email, await guest(shop));
  expect((await shop.call(member, UNDO)).refusal.code).toBe("MERGE_NOT_FOUND");
});

async function joined() {
  const email = `undo${next++}@todayfruit.example`;
  return { email, token: (await signUp(shop, { email })).reply.token };
}

async function logIn(email: string, asGuest: string): Promise<string> {
  const body = { email, password: PASSWORD };
  return (await shop.call(asGuest, "POST /v2/tokens", { body })).reply.token;
}

/** Units by index of the option. */
type Units = Record<number, number>;

async function add(token: string, units: Units): Promise<void> {
  const optionGroups = Object.entries(units).map(([place, optionUnit]) => ({
    optionId: fruit.optionIds[0] + Number(place),
    optionUnit,
  }));
  const body = { productId: fruit.productId, optionGroups };
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", { body });
}

async function unitsOf(token: string): Promise<Units> {
  const { list } = (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply;
  const groups = list.flatMap(({ bundleItems }) => bundleItems.flatMap(({ optionGroups }) => optionGroups));
  return Object.fromEntries(
    groups.map(({ optionUnit, productOptionCombination: { id } }) => [id - fruit.optionIds[0], optionUnit]),
  );
}
