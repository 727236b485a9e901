import { addDays, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { compareSettledMovement } from "@todayfruit/domain/payments/compare-settled-movement";
import type { Tx } from "../../../db/database.ts";
import { listMovements, type MovementRow } from "./money-movements-of-day.repository.ts";
import {
  addDifferences,
  closeGoneDifferences,
  type FoundDifference,
} from "./payment-differences.repository.ts";

const AGREED = "나중에 온 정산과 맞아요";

/** Compares a day (KST) of the shop's books with what the provider settled, and keeps the differences. */
export async function compareDayWithProviderSettlement(tx: Tx, day: string, now: Date): Promise<void> {
  const from = new Date(kstMidnight(day));
  const until = new Date(kstMidnight(addDays(day, 1)));
  const differences = (await listMovements(tx, { day, from, until })).flatMap(differencesOf);
  // A deposit that was reversed and paid again is two movements of one key.
  const found = [...new Map(differences.map((one) => [`${one.kind} ${one.movement}`, one])).values()];
  await addDifferences(tx, day, found, now);
  await closeGoneDifferences(tx, day, found, { at: now, note: AGREED });
}

function differencesOf(row: MovementRow): FoundDifference[] {
  const settled = row.settled === null || row.fee === null ? null : { amount: row.settled, fee: row.fee };
  const terms = { rate: row.rate, amount: row.fee_amount };
  return compareSettledMovement(row.booked, settled, terms).map((difference) => ({
    ...difference,
    movement: row.movement,
    paymentId: row.payment_id,
  }));
}
