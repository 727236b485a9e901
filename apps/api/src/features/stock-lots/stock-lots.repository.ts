import type { StockLotStatus } from "@todayfruit/domain/stock-lots/allocate-lots";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const LIST = statement(
  "list-stock-lots",
  `select l.id, l.version, l.option_id, p.id as product_id, p.name as product_name, o.name as option_name,
          d.id as distributor_id, d.name as distributor_name, l.code, l.harvested_on, l.expires_on, l.brix_average,
          l.brix_minimum, l.photo, l.note, l.status, l.recall_reason, l.recalled_at, l.stock_receipt_id, l.received,
          l.remaining, l.created_at
     from stock_lot l
     join product_option o on o.id = l.option_id
     join product p on p.id = o.product_id
     join distributor d on d.id = p.distributor_id
    where l.id < $1
      and ($2::bigint[] is null or p.distributor_id = any($2))
      and ($3::bigint is null or l.option_id = $3)
      and ($4::bigint is null or l.option_id in (select own.id from product_option own where own.product_id = $4))
      and ($5::text is null or l.status = $5)
      and ($6::date is null or l.expires_on < $6)
      and (not $7::boolean or l.remaining > 0)
      and ($8::text is null or lower(l.code) like $8)
    order by l.id desc limit $9`,
).narrow<{ status: StockLotStatus }>();

export type StockLotRow = RowOf<typeof LIST>;
export type StockLotQuery = {
  before: number;
  /** `null` for all farms. */
  farms: readonly number[] | null;
  optionId: number | null;
  productId: number | null;
  status: StockLotStatus | null;
  expiresBefore: string | null;
  hasUnits: boolean;
  /** Beginning of the code. */
  search: string | null;
  take: number;
};

/** Lists lots before an id, the newest first. */
export function listLotRows(db: Runner, query: StockLotQuery): Promise<StockLotRow[]> {
  const { before, farms, optionId, productId, status, expiresBefore, hasUnits, search, take } = query;
  const start = search === null ? null : `${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return db.run(LIST, [before, farms, optionId, productId, status, expiresBefore, hasUnits, start, take]);
}

const ADD = statement(
  "add-stock-lots",
  `insert into stock_lot (option_id, code, harvested_on, expires_on, brix_average, brix_minimum, photo, note, received,
                          remaining, stock_receipt_id, created_by, created_at)
   select e."optionId", e.code, e."harvestedOn", e."expiresOn", e."brixAverage", e."brixMinimum", e.photo,
          coalesce(e.note, ''), e.units, e.units, $2, $3, $4
     from rows from (jsonb_to_recordset($1::jsonb) as ("optionId" bigint, code text, "harvestedOn" date, "expiresOn" date,
            "brixAverage" numeric, "brixMinimum" numeric, photo text, note text, units integer)) with ordinality as e
    order by e.ordinality
       on conflict (option_id, code) do nothing
   returning id, option_id, code`,
);

export type NewLot = {
  optionId: number;
  code: string;
  harvestedOn: string;
  expiresOn: string;
  brixAverage?: number | null;
  brixMinimum?: number | null;
  photo?: string | null;
  note?: string;
  units: number;
};
export type AddedLots = {
  lots: readonly NewLot[];
  stockReceiptId: number | null;
  createdBy: number;
  now: Date;
};

/** Adds lots; returns those whose code was free. */
export function insertLots(
  tx: Tx,
  { lots, stockReceiptId, createdBy, now }: AddedLots,
): Promise<RowOf<typeof ADD>[]> {
  return tx.run(ADD, [JSON.stringify(lots), stockReceiptId, createdBy, now]);
}

const LOCK = statement(
  "lock-stock-lots",
  `select id, version, option_id, code, harvested_on, expires_on, brix_average, brix_minimum, photo, note, status, remaining
     from stock_lot where id = any($1::bigint[]) order by id for update`,
).narrow<{ status: StockLotStatus }>();

export type LockedLot = RowOf<typeof LOCK>;

/** Locks lots in the order of their ids. */
export function lockStockLots(tx: Tx, ids: readonly number[]): Promise<LockedLot[]> {
  return tx.run(LOCK, [ids]);
}

const FIND_OPTIONS = statement(
  "list-options-of-lots",
  `select l.id, l.option_id, p.distributor_id
     from stock_lot l join product_option o on o.id = l.option_id join product p on p.id = o.product_id
    where l.id = any($1::bigint[])`,
);

/** Lists the option and the farm of each lot, which never change. */
export function listOptionsOfLots(db: Runner, ids: readonly number[]): Promise<RowOf<typeof FIND_OPTIONS>[]> {
  return db.run(FIND_OPTIONS, [ids]);
}

const LIST_TAKEN_CODES = statement(
  "list-taken-lot-codes",
  `select e.id from jsonb_to_recordset($1::jsonb) as e (id bigint, "optionId" bigint, code text)
    where exists (select from stock_lot l where l.option_id = e."optionId" and l.code = e.code and l.id <> e.id)`,
).narrow<{ id: number }>();

/** Lists the lots whose code another lot of the option has. */
export async function listTakenCodes(
  tx: Tx,
  rows: readonly { id: number; optionId: number; code: string }[],
): Promise<Set<number>> {
  return new Set((await tx.run(LIST_TAKEN_CODES, [JSON.stringify(rows)])).map(({ id }) => id));
}

const SET = statement(
  "set-stock-lots",
  `update stock_lot l
      set code = e.code, harvested_on = e."harvestedOn", expires_on = e."expiresOn", brix_average = e."brixAverage",
          brix_minimum = e."brixMinimum", photo = e.photo, note = e.note, status = e.status
     from jsonb_to_recordset($1::jsonb) as e (id bigint, code text, "harvestedOn" date, "expiresOn" date,
            "brixAverage" numeric, "brixMinimum" numeric, photo text, note text, status text)
    where l.id = e.id`,
);

/** Stores the edited fields of lots. */
export async function setStockLots(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}

const CORRECT = statement(
  "correct-lot-units",
  `with written as (
     insert into stock_lot_correction (stock_lot_id, kind, units) values ($1, $2, $3)
   )
   update stock_lot set remaining = remaining + $3 where id = $1 returning remaining`,
);

/** Adds units to a locked lot, or writes them off; the stock on hand is changed beside it. */
export async function correctLotUnits(
  tx: Tx,
  { id, kind, units }: { id: number; kind: "correction" | "recall"; units: number },
): Promise<number> {
  return requireOneRow(await tx.run(CORRECT, [id, kind, units])).remaining;
}
