import { openForm, type SeenForm } from "../buy.ts";
import { guest, seedProduct } from "../factories.ts";
import { select } from "../look.ts";
import { createOperatorWork, type OperatorWork } from "../operator-work.ts";
import { operator, steppedUp } from "../operators.ts";
import type { TestShop } from "../test-shop.ts";
import { type Belongings, createVictim } from "../victim.ts";

/** Somebody who writes what was written to run, somebody of the shop, and a shop to write it in. */
export type World = {
  shop: TestShop;
  call: TestShop["call"];
  /** A member, with something of everything. */
  token: string;
  own: Belongings & { id: number };
  /** A guest with a form of an order. */
  visitor: { token: string; form: SeenForm };
  /** Of which there is always more. */
  goods: { productId: number; optionId: number };
  clerk: string;
  work: OperatorWork;
  /** Steps the clerk up; gives the header to send beside a call that needs it. */
  stepUp: () => Promise<Record<string, string>>;
  /** Every row of every table that has a text. */
  rowsWith: (text: string) => Promise<unknown[]>;
};

export type Put = { status: number; refusal: { code: string; message: string } };
export type Written = [put: Put, shown: () => Promise<unknown>];
/** Writes a text and, once it is kept, says what whoever may read it is shown. */
export type Field = (world: World, text: string) => Promise<Written>;
/** By call and place, as `freeTexts` names them. */
export type Fields = Record<string, Field>;
/** The same for what is kept and read only by people of the shop, or summed up: it is looked for in the database. */
export type KeptFields = Record<string, (world: World, text: string) => Promise<Put>>;

export async function createWorld(shop: TestShop): Promise<World> {
  const work = await operator(shop);
  // Who packs is shown names and addresses as they were written.
  await select(shop, "insert into role_of_operator values ($1, 'packing')", [work.id]);
  const own = await createVictim(shop, "member", { reviews: true, sendsGift: true });
  const visitor = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: null, base: 0 });
  const goods = { productId, optionId: optionIds[0] };
  return {
    shop,
    call: (...asked) => shop.call(...asked),
    token: own.token,
    own: { ...own, id: (await shop.call(own.token, "GET /v2/app-users/detail")).reply.id },
    visitor: { token: visitor, form: await openForm(shop, visitor, [goods]) },
    goods,
    clerk: work.token,
    work: createOperatorWork(shop, work),
    stepUp: () => steppedUp(shop, work),
    rowsWith: await wholeDatabase(shop),
  };
}

/** Looks for a text in every row of every table. */
async function wholeDatabase(shop: TestShop): Promise<World["rowsWith"]> {
  const tables = await select<{ name: string }>(
    shop,
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const sql = tables
    .map(({ name }) => `select to_jsonb(t) as row from ${name} t where strpos(to_jsonb(t)::text, $1) > 0`)
    .join(" union all ");
  return async (text) => {
    const rows = await select<{ row: unknown }>(shop, sql, [JSON.stringify(text).slice(1, -1)]);
    return rows.map(({ row }) => row);
  };
}
