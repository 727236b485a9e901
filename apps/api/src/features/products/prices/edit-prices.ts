import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { priceRecordDefinition } from "./price-record-definition.ts";

/** Edits prices of options, at once or at an instant; lists, pages and carts follow within a second. */
export function editPrices(
  { body, query }: Input<"PATCH /operator/v1/prices">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/prices">> {
  return editRecords(context, priceRecordDefinition, body, query);
}
