import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { presentSummary } from "../product.presenter.ts";
import { type AlternativeRow, findKindName, listAlternatives } from "./alternatives.repository.ts";

/** The most products of each likeness. */
const MOST = 6;

/** Finds what can be bought instead of a product: same kind, similar kinds, same farm; two statements. */
export async function findAlternatives(
  { path: { id } }: Input<"GET /v1/products/{id}/alternatives">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/products/{id}/alternatives">> {
  const kindName = await findKindName(db, id);
  if (kindName === null) return refuse("PRODUCT_NOT_FOUND");
  const rows = await listAlternatives(db, id, MOST);
  const of = (likeness: AlternativeRow["likeness"]) =>
    rows.filter((row) => row.likeness === likeness).map((row) => presentSummary(row, now()));
  return ok({ kindName, sameKind: of("sameKind"), similar: of("similar"), sameFarm: of("sameFarm") });
}
