import { type Belongings, createAccountWithBelongings } from "../account-with-belongings.ts";
import { openForm, type SeenForm } from "../checkout-steps.ts";
import { operator, steppedUp } from "../operator-account-and-login-steps.ts";
import { createOperatorCallInputs, type OperatorCallInputs } from "../operator-calls/operator-call-inputs.ts";
import { guest, seedProduct } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { TestShop } from "../test-shop.ts";

/** Setting of the hostile texts: a member who writes them, an operator, and a shop. */
export type World = {
  shop: TestShop;
  call: TestShop["call"];
  /** Token of a member with belongings of every kind. */
  token: string;
  own: Belongings & { id: number };
  /** Guest with an order form. */
  visitor: { token: string; form: SeenForm };
  /** Product with unlimited stock. */
  goods: { productId: number; optionId: number };
  clerk: string;
  work: OperatorCallInputs;
  /** Steps the clerk's session up; returns the header for a call that needs it. */
  stepUp: () => Promise<Record<string, string>>;
  /** Finds every row of every table that contains a text. */
  rowsWith: (text: string) => Promise<unknown[]>;
};

export type Put = { status: number; refusal: { code: string; message: string } };
export type Written = [put: Put, shown: () => Promise<unknown>];
/** Writes a text and returns what its readers are shown. */
export type Field = (world: World, text: string) => Promise<Written>;
/** Fields by call and place, as `freeTexts` names them. */
export type Fields = Record<string, Field>;
/** Fields that only operators read, or that are summed up: the database is searched for them. */
export type KeptFields = Record<string, (world: World, text: string) => Promise<Put>>;

export async function createWorld(shop: TestShop): Promise<World> {
  const work = await operator(shop);
  // The packing role is shown names and addresses unmasked.
  await select(shop, "insert into operator_role_assignment values ($1, 'packing')", [work.id]);
  const own = await createAccountWithBelongings(shop, "member", { reviews: true, sendsGift: true });
  const visitor = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: null, base: 0 });
  const goods = { productId, optionId: optionIds[0] };
  let held: ReturnType<typeof steppedUp> | undefined;
  return {
    shop,
    call: (...asked) => shop.call(...asked),
    token: own.token,
    own: { ...own, id: (await shop.call(own.token, "GET /v2/app-users/detail")).reply.id },
    visitor: { token: visitor, form: await openForm(shop, visitor, [goods]) },
    goods,
    clerk: work.token,
    work: createOperatorCallInputs(shop, work),
    // The clock stays: one step-up holds for all calls.
    stepUp: () => (held ??= steppedUp(shop, work)),
    rowsWith: await wholeDatabase(shop),
  };
}

/** Looks for a text in every row of every table. */
async function wholeDatabase(shop: TestShop): Promise<World["rowsWith"]> {
  const tables = await select<{ name: string }>(
    shop,
    // Partitions are read as the table that they are parts of.
    `select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  const sql = tables
    .map(({ name }) => `select to_jsonb(t) as row from ${name} t where strpos(to_jsonb(t)::text, $1) > 0`)
    .join(" union all ");
  return async (text) => {
    const rows = await select<{ row: unknown }>(shop, sql, [JSON.stringify(text).slice(1, -1)]);
    return rows.map(({ row }) => row);
  };
}
