import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import type { SettledLine } from "../../../gateways/payments/settlement-list-gateway-types.ts";

const LIST_FETCHED = statement(
  "list-fetched-settlement-days",
  `select d.day, d.fetched_at from provider_settlement_day d
    where d.day >= $1::date or d.day = (select max(l.day) from provider_settlement_day l) order by d.day`,
);

/** Lists the days fetched from a day on, and the last one of all. */
export function listFetchedDays(db: Runner, from: string): Promise<RowOf<typeof LIST_FETCHED>[]> {
  return db.run(LIST_FETCHED, [from]);
}

const MARK_FETCHED = statement(
  "mark-settlement-day-fetched",
  `insert into provider_settlement_day (day, lines, fetched_at) values ($1, $2, $3)
       on conflict (day) do update set lines = excluded.lines, fetched_at = excluded.fetched_at`,
);

/** Records that a day was fetched; another process that fetches the same day waits until the transaction ends. */
export async function markDayFetched(tx: Tx, day: string, lines: number, now: Date): Promise<void> {
  await tx.run(MARK_FETCHED, [day, lines, now]);
}

const DROP_DAY = statement(
  "drop-settled-lines-of-day",
  "delete from provider_settlement_line where sold_on = $1",
);

const KEEP = statement(
  "keep-settled-lines",
  `insert into provider_settlement_line (transaction_key, payment_key, amount, fee, pay_out, sold_on, paid_out_on)
   select n."transactionKey", n."paymentKey", n.amount, n.fee, n."payOut", n."soldOn", n."paidOutOn"
     from jsonb_to_recordset($1::jsonb) as n ("transactionKey" text, "paymentKey" text, amount int, fee int, "payOut" int,
          "soldOn" date, "paidOutOn" date)
    order by n."transactionKey"
       on conflict (transaction_key) do update
      set amount = excluded.amount, fee = excluded.fee, pay_out = excluded.pay_out, sold_on = excluded.sold_on,
          paid_out_on = excluded.paid_out_on`,
);

/** Replaces the settled movements of a day (KST) by those that the provider lists now. */
export async function replaceSettledLines(tx: Tx, day: string, lines: readonly SettledLine[]): Promise<void> {
  await tx.run(DROP_DAY, [day]);
  await tx.run(KEEP, [JSON.stringify(lines)]);
}

const PURGE_DAYS = statement(
  "purge-settlement-days",
  `delete from provider_settlement_day where day in (
     select day from provider_settlement_day where fetched_at < $1 order by fetched_at limit $2) returning day`,
);

export async function purgeSettlementDays(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE_DAYS, [before, take])).length;
}

const PURGE_LINES = statement(
  "purge-settled-lines",
  `delete from provider_settlement_line where transaction_key in (
     select transaction_key from provider_settlement_line where sold_on < $1 order by sold_on limit $2)
   returning transaction_key`,
);

export async function purgeSettledLines(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE_LINES, [kstDateOf(before.toISOString()), take])).length;
}
