import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { fieldsOf } from "../definition/convert-coupon-fields-and-columns.ts";
import { type ListedCouponRow, listCouponRows } from "./list-coupons-for-operators.repository.ts";

const PAGE = 50;

/** Lists coupons with what was issued and used of them and what is left of their budget; one statement. */
export async function listOperatorCoupons(
  { query = {} }: Input<"GET /operator/v1/coupons">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/coupons">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listCouponRows(db, {
    before,
    now: now(),
    search: query.search?.trim() ?? null,
    status: query.status ?? null,
    givenBy: query.givenBy ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentListed), nextPage: nextIdCursor(rows, take) });
}

function presentListed(row: ListedCouponRow): Reply<"GET /operator/v1/coupons">["list"][number] {
  return {
    ...fieldsOf(row),
    id: row.id,
    version: row.version,
    scope: row.scope,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    issued: row.issued,
    used: row.used,
    discountSum: row.discount_sum,
    budgetLeft: row.budget === null ? null : Math.max(0, row.budget - row.discount_sum),
  };
}
