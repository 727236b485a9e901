import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { listOptions } from "./operator-options.repository.ts";
import { optionFieldsOf } from "./option-record-definition.ts";

const PAGE = 50;

/** Lists options of a product, or of all, the newest first; one statement. */
export async function listOperatorOptions(
  { query = {} }: Input<"GET /operator/v1/options">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/options">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const search = query.search?.trim() ?? null;
  const rows = await listOptions(context.db, {
    before,
    search,
    productId: query.productId ?? null,
    take: take + 1,
    farms: farmsOf(context),
  });
  const list = rows.slice(0, take).map((row) => ({
    id: row.id,
    version: row.version,
    productId: row.product_id,
    ...optionFieldsOf(row),
    remaining: row.remaining,
  }));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
