import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { presentChange } from "./changes.presenter.ts";
import { findChange } from "./changes.repository.ts";

/** Shows a change with the fields of each record before and after. */
export async function showChange(
  { path: { id } }: Input<"GET /operator/v1/changes/{id}">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/changes/{id}">> {
  const change = await findChange(db, id);
  if (!change) return refuse("CHANGE_NOT_FOUND");
  return ok({ ...presentChange(change), rows: change.rows });
}
