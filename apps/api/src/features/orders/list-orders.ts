import type { Input } from "@todayfruit/contract/all-calls";
import { kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentOrderSummary } from "./order.presenter.ts";
import { listOrderRows } from "./read-orders.repository.ts";

const DEFAULT_TAKE = 15;

/**
 * Lists a buyer's orders, newest first, by page number or, stable while orders are added, by `nextPage`. One statement.
 */
export async function listOrders(
  { query }: Input<"GET /v1/app-users/order-items">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/order-items">> {
  const take = query?.take ?? DEFAULT_TAKE;
  const page = query?.page ?? 0;
  const before = query?.nextPage === undefined ? null : readCursor(query.nextPage);
  if (before === "invalid") {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
    });
  }
  const rows = await listOrderRows(db, {
    userId: buyer.id,
    before,
    skip: before === null ? page * take : 0,
    status: query?.oipStatus ?? null,
    ...periodOf(query?.year, query?.month),
    productName: query?.productName?.trim() || null,
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map((row) => presentOrderSummary(row, now())),
    nextPage: rows.length > take ? String(shown.at(-1)?.id) : null,
    page,
  });
}

function readCursor(cursor: string): number | "invalid" {
  return /^[1-9]\d{0,15}$/.test(cursor) && Number.isSafeInteger(Number(cursor)) ? Number(cursor) : "invalid";
}

/** Returns the bounds of a year, or of a month in it, in KST; a month without a year is ignored. */
function periodOf(
  year: number | undefined,
  month: number | undefined,
): { from: Date | null; until: Date | null } {
  if (year === undefined) return { from: null, until: null };
  const first = (y: number, m: number) => new Date(kstMidnight(`${y}-${String(m).padStart(2, "0")}-01`));
  if (month === undefined) return { from: first(year, 1), until: first(year + 1, 1) };
  return { from: first(year, month), until: month === 12 ? first(year + 1, 1) : first(year, month + 1) };
}
