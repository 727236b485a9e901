import type { DifferenceKind } from "@todayfruit/domain/payments/compare-settled-movement";
import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const COLUMNS = `select d.id, d.day, d.kind, d.movement, d.expected, d.settled, d.found_at, d.resolved_at, d.note,
       w.name as resolved_by, p.method, o.id as order_id, o.number as order_number
  from payment_difference d
  left join payment p on p.id = d.payment_id
  left join orders o on o.id = p.order_id
  left join operator w on w.id = d.resolved_by`;

const LIST = statement(
  "list-payment-differences",
  `${COLUMNS}
    where d.id < $1 and ($2::boolean is null or (d.resolved_at is null) = $2) and ($3::text is null or d.kind = $3)
      and ($4::date is null or d.day = $4)
    order by d.id desc limit $5`,
).narrow<{ kind: DifferenceKind; method: PaymentMethodType | null }>();
export type DifferenceRow = RowOf<typeof LIST>;

export type DifferenceQuery = {
  before: number;
  isOpen: boolean | null;
  kind: DifferenceKind | null;
  day: string | null;
  take: number;
};

/** Lists differences before an id, the newest first. */
export function listDifferences(db: Runner, query: DifferenceQuery): Promise<DifferenceRow[]> {
  return db.run(LIST, [query.before, query.isOpen, query.kind, query.day, query.take]);
}

const FIND = statement("lock-payment-difference", `${COLUMNS} where d.id = $1 for update of d`).narrow<{
  kind: DifferenceKind;
  method: PaymentMethodType | null;
}>();

/** Returns a difference, locked until the transaction ends. */
export async function lockDifference(tx: Tx, id: number): Promise<DifferenceRow | null> {
  const [row] = await tx.run(FIND, [id]);
  return row ?? null;
}

const RESOLVE = statement(
  "resolve-payment-difference",
  "update payment_difference set resolved_at = $2, resolved_by = $3, note = $4 where id = $1",
);

export async function closeDifference(
  tx: Tx,
  id: number,
  by: { at: Date; operatorId: number | null; note: string },
): Promise<void> {
  await tx.run(RESOLVE, [id, by.at, by.operatorId, by.note]);
}

/** Difference that a comparison found; sums in 원. */
export type FoundDifference = {
  kind: DifferenceKind;
  movement: string;
  paymentId: number | null;
  expected: number | null;
  settled: number | null;
};

const ADD = statement(
  "add-payment-differences",
  `insert into payment_difference (day, kind, movement, payment_id, expected, settled, found_at)
   select $2, n.kind, n.movement, n."paymentId", n.expected, n.settled, $3
     from jsonb_to_recordset($1::jsonb) as n (kind text, movement text, "paymentId" bigint, expected int, settled int)
       on conflict (movement, kind) do update
      set day = excluded.day, expected = excluded.expected, settled = excluded.settled, resolved_at = null, note = null
    where payment_difference.resolved_by is null`,
);

/** Adds the differences of a day; one that an operator resolved stays resolved, any other that is known keeps its id. */
export async function addDifferences(
  tx: Tx,
  day: string,
  found: readonly FoundDifference[],
  now: Date,
): Promise<void> {
  await tx.run(ADD, [JSON.stringify(found), day, now]);
}

const CLOSE_GONE = statement(
  "close-gone-differences",
  `update payment_difference d set resolved_at = $3, note = $4
    where d.day = $1 and d.resolved_at is null
      and not exists (select from jsonb_to_recordset($2::jsonb) as n (kind text, movement text)
                       where n.kind = d.kind and n.movement = d.movement)`,
);

/** Closes the open differences of a day that a comparison no longer found. */
export async function closeGoneDifferences(
  tx: Tx,
  day: string,
  found: readonly FoundDifference[],
  by: { at: Date; note: string },
): Promise<void> {
  await tx.run(CLOSE_GONE, [day, JSON.stringify(found), by.at, by.note]);
}

const LIST_OPEN_DAYS = statement(
  "list-days-of-open-differences",
  "select distinct day from payment_difference where resolved_at is null and day >= $1::date order by day",
);

/** Lists days from one on that have open differences. */
export async function listOpenDays(db: Runner, from: string): Promise<string[]> {
  return (await db.run(LIST_OPEN_DAYS, [from])).map(({ day }) => day);
}
