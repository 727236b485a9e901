import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { assembleProductAsOf } from "./assemble-product-as-of.ts";
import { earliestKnownInstant, instantOf } from "./find-earliest-and-asked-instant.ts";
import {
  findProductRows,
  listActionsOn,
  type ProductRows,
} from "./find-past-product-and-actions.repository.ts";
import { pickRowsAsOf } from "./pick-rows-as-of.ts";
import { presentPastProduct } from "./product-as-of.presenter.ts";

/** Shows a product as shoppers saw it at an instant, with the rows that say so; two statements. */
export async function showProductAsOf(
  { path: { id }, query = {} }: Input<"GET /operator/v1/products/{id}/as-of">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/products/{id}/as-of">> {
  const at = instantOf(query.at, now());
  if (at === null) return refuse("INVALID_INPUT");
  const found = await findProductRows(db, id, at);
  if (!isKnown(found, id)) return refuse("RECORD_NOT_FOUND");
  const rows = pickRowsAsOf(found, at.toISOString());
  const recordsFrom = earliestKnownInstant(found.since, now());
  const product = at < recordsFrom ? null : assembleProductAsOf(rows);
  const actions = await listActionsOn(db, subjectsOf(found, id), at);
  return ok({
    id,
    at: at.toISOString(),
    recordsFrom: recordsFrom.toISOString(),
    previousChange: rows.previousChange,
    nextChange: rows.nextChange,
    state: at < recordsFrom ? "before_records" : product ? "shown" : "not_there",
    shown: product && presentPastProduct(product, at),
    actions: actions.map((each) => ({ ...each, at: each.at.toISOString() })),
  });
}

function isKnown({ past, live }: ProductRows, id: number): boolean {
  return [...past, ...live].some(({ table, key }) => table === "product" && key === String(id));
}

/** Subjects of the trail that are about the product: itself, its options and their timed prices. */
function subjectsOf({ past, live }: ProductRows, id: number): string[] {
  const keysOf = (name: string) => [
    ...new Set([...past, ...live].filter(({ table }) => table === name).map(({ key }) => key)),
  ];
  return [
    `product ${id}`,
    ...keysOf("product_option").map((key) => `option ${key}`),
    ...keysOf("timed_price").map((key) => `timed price ${key}`),
  ];
}
