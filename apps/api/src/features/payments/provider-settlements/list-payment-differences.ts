import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentDifference } from "./payment-difference.presenter.ts";
import { listDifferences } from "./payment-differences.repository.ts";

const PAGE = 50;

type List = "GET /operator/v1/payment-differences";

/** Lists differences between the shop's payments and what the provider settled, the newest first. */
export async function listPaymentDifferences(
  { query = {} }: Input<List>,
  { db }: OperatorContext,
): Promise<Answer<List>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listDifferences(db, {
    before,
    isOpen: query.status === undefined ? null : query.status === "open",
    kind: query.kind ?? null,
    day: query.day ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentDifference), nextPage: nextIdCursor(rows, take) });
}
