import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const COLUMNS = `select s.id, s.distributor_id, d.name as distributor_name, s.units, s.goods, s.shipping, s.returns,
       s.corrections, s.total, s.through, s.closed_at, o.name as closed_by, s.paid_on, s.version
  from settlement s join distributor d on d.id = s.distributor_id left join operator o on o.id = s.closed_by`;

const LIST = statement(
  "list-settlements",
  `${COLUMNS}
    where s.id < $1 and ($2::bigint[] is null or s.distributor_id = any($2))
      and ($3::boolean is null or (s.paid_on is not null) = $3)
    order by s.id desc limit $4`,
);
export type SettlementRow = RowOf<typeof LIST>;

export type SettlementQuery = {
  before: number;
  /** `null` for all farms. */
  distributorIds: readonly number[] | null;
  isPaid: boolean | null;
  take: number;
};

/** Lists settlements before an id, the newest first. */
export function listSettlementRows(db: Runner, query: SettlementQuery): Promise<SettlementRow[]> {
  return db.run(LIST, [query.before, query.distributorIds, query.isPaid, query.take]);
}

const FIND = statement("find-settlement", `${COLUMNS} where s.id = $1`);

export async function findSettlement(db: Runner, id: number): Promise<SettlementRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LIST_LINES = statement(
  "list-settlement-lines",
  `select op.product_id, op.name as product_name, oo.name as option_name, oo.supply_cost,
          sum(oo.units)::int as units, sum(oo.units * oo.supply_cost)::int as amount
     from order_product op join order_option oo on oo.order_product_id = op.id
    where op.settlement_id = $1
    group by op.product_id, op.name, oo.name, oo.supply_cost
    order by op.name, oo.name, oo.supply_cost`,
);

/** Lists the goods of a settlement by product, option and unit cost (원). */
export function listSettlementLines(db: Runner, id: number): Promise<RowOf<typeof LIST_LINES>[]> {
  return db.run(LIST_LINES, [id]);
}

const LIST_ADJUSTMENTS = statement(
  "list-settlement-adjustments",
  `select a.id, a.kind, a.order_id, o.number as order_number, a.amount, a.reason
     from settlement_adjustment a left join orders o on o.id = a.order_id
    where a.settlement_id = $1 order by a.id`,
).narrow<{ kind: "shipping" | "return" | "return_shipping" | "correction"; order_number: string | null }>();

const FIND_FARM = statement(
  "find-farm-of-settlement",
  `select d.name, d.business_number, d.shipping_address, d.cs_phone
     from settlement s join distributor d on d.id = s.distributor_id where s.id = $1`,
);

/** Finds the farm of a settlement as its statement names it. */
export async function findSettledFarm(db: Runner, id: number): Promise<RowOf<typeof FIND_FARM>> {
  return requireOneRow(await db.run(FIND_FARM, [id]));
}

/** Lists what a settlement holds beside its goods, with the numbers of the orders. */
export function listSettlementAdjustments(db: Runner, id: number) {
  return db.run(LIST_ADJUSTMENTS, [id]);
}

/** Settlement to write; amounts in 원. */
export type NewSettlement = {
  distributor_id: number;
  units: number;
  goods: number;
  shipping: number;
  returns: number;
  corrections: number;
  total: number;
};

const ADD = statement(
  "add-settlements",
  `insert into settlement (distributor_id, through, units, goods, shipping, returns, corrections, total, closed_at, closed_by)
   select n.distributor_id, $2, n.units, n.goods, n.shipping, n.returns, n.corrections, n.total, $3, $4
     from jsonb_to_recordset($1::jsonb) as n (distributor_id bigint, units int, goods int, shipping int, returns int,
          corrections int, total int)
   returning id, distributor_id`,
);

export function addSettlements(
  tx: Tx,
  settlements: readonly NewSettlement[],
  closing: { through: string; at: Date; operatorId: number | null },
): Promise<RowOf<typeof ADD>[]> {
  return tx.run(ADD, [JSON.stringify(settlements), closing.through, closing.at, closing.operatorId]);
}

/** Adjustment to write; `amount` and `compensated` in 원. */
export type NewAdjustment = {
  distributor_id: number;
  kind: "shipping" | "return" | "return_shipping";
  order_id: number;
  order_option_id: number | null;
  compensated: number | null;
  cancellation_id: number | null;
  amount: number;
  reason: string;
};

const ADD_ADJUSTMENTS = statement(
  "add-settlement-adjustments",
  `insert into settlement_adjustment (distributor_id, kind, order_id, order_option_id, compensated, cancellation_id, amount,
          reason, created_at, created_by, settlement_id)
   select n.distributor_id, n.kind, n.order_id, n.order_option_id, n.compensated, n.cancellation_id, n.amount, n.reason,
          $2, $3, n.settlement_id
     from jsonb_to_recordset($1::jsonb) as n (distributor_id bigint, kind text, order_id bigint, order_option_id bigint,
          compensated int, cancellation_id bigint, amount int, reason text, settlement_id bigint)`,
);

export async function addAdjustments(
  tx: Tx,
  adjustments: readonly (NewAdjustment & { settlement_id: number })[],
  by: { at: Date; operatorId: number | null },
): Promise<void> {
  await tx.run(ADD_ADJUSTMENTS, [JSON.stringify(adjustments), by.at, by.operatorId]);
}

const SETTLE_PRODUCTS = statement(
  "settle-order-products",
  `update order_product op set settlement_id = s.settlement_id
     from unnest($1::bigint[], $2::bigint[]) as s (id, settlement_id) where op.id = s.id`,
);

/** Puts products into settlements. */
export async function settleProducts(
  tx: Tx,
  products: readonly { id: number; settlementId: number }[],
): Promise<void> {
  await tx.run(SETTLE_PRODUCTS, [
    products.map(({ id }) => id),
    products.map((product) => product.settlementId),
  ]);
}

const SETTLE_CORRECTIONS = statement(
  "settle-corrections",
  `update settlement_adjustment a set settlement_id = s.settlement_id
     from unnest($1::bigint[], $2::bigint[]) as s (id, settlement_id) where a.id = s.id`,
);

/** Puts waiting corrections into settlements. */
export async function settleCorrections(
  tx: Tx,
  corrections: readonly { id: number; settlementId: number }[],
): Promise<void> {
  await tx.run(SETTLE_CORRECTIONS, [
    corrections.map(({ id }) => id),
    corrections.map((correction) => correction.settlementId),
  ]);
}

const ADD_CORRECTION = statement(
  "add-settlement-correction",
  `insert into settlement_adjustment (distributor_id, kind, order_id, amount, reason, created_at, created_by)
   values ($1, 'correction', $2, $3, $4, $5, $6) returning id, amount`,
);

export async function addCorrection(
  tx: Tx,
  correction: {
    distributorId: number;
    orderId: number | null;
    amount: number;
    reason: string;
    at: Date;
    operatorId: number | null;
  },
): Promise<RowOf<typeof ADD_CORRECTION>> {
  const { distributorId, orderId, amount, reason, at, operatorId } = correction;
  return requireOneRow(
    await tx.run(ADD_CORRECTION, [distributorId, orderId, amount, reason, at, operatorId]),
  );
}

const FIND_CORRECTED = statement(
  "find-corrected-farm-and-order",
  `select exists (select from distributor where id = $1) as "hasFarm",
          $2::bigint is null or exists (select from order_product where order_id = $2 and distributor_id = $1) as "hasOrder"`,
).narrow<{ hasFarm: boolean; hasOrder: boolean }>();

/** Returns whether a farm exists, and whether it has a part of the order. */
export async function findCorrected(tx: Tx, distributorId: number, orderId: number | null) {
  return requireOneRow(await tx.run(FIND_CORRECTED, [distributorId, orderId]));
}

const SET_PAID = statement("set-settlement-paid", "update settlement set paid_on = $2 where id = $1");
const LOCK = statement("lock-farm-settlement", "select id, version from settlement where id = $1 for update");

/** Returns the version of a settlement, locked until the transaction ends; `null` for none. */
export async function lockSettlement(tx: Tx, id: number): Promise<number | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row?.version ?? null;
}

export async function setPaidOn(tx: Tx, id: number, paidOn: string | null): Promise<void> {
  await tx.run(SET_PAID, [id, paidOn]);
}
