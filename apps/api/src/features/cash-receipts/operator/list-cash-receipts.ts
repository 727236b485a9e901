import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentOperatorReceipt } from "./operator-cash-receipt.presenter.ts";
import { findOrdersOfReceipts, listOperatorReceipts } from "./operator-cash-receipts.repository.ts";

const PAGE = 50;
const NUMBER = /^(\d{8})-?(\d{7})$/;

type List = "GET /operator/v1/cash-receipts";

/** Lists cash receipts, the newest first. */
export async function listCashReceipts(
  { query = {} }: Input<List>,
  { db }: OperatorContext,
): Promise<Answer<List>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listOperatorReceipts(db, {
    before,
    status: query.status ?? null,
    type: query.type ?? null,
    from: query.day === undefined ? null : new Date(kstMidnight(query.day)),
    until: query.day === undefined ? null : new Date(kstMidnight(addDays(query.day, 1))),
    orderIds: query.search === undefined ? null : await findOrdersOfReceipts(db, numberOf(query.search)),
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentOperatorReceipt), nextPage: nextIdCursor(rows, take) });
}

function numberOf(search: string): { id: number | null; number: string | null } {
  const said = search.trim();
  const [, day, rest] = NUMBER.exec(said) ?? [];
  const isId = /^[1-9]\d{0,15}$/.test(said) && Number.isSafeInteger(Number(said));
  return { id: isId ? Number(said) : null, number: day && rest ? `${day}-${rest}` : null };
}
