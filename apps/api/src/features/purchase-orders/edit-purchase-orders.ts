import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import { purchaseOrderRecordDefinition } from "./purchase-order-record-definition.ts";

type Call = "PATCH /operator/v1/purchase-orders";

/** Edits the day and the note of up to 500 purchase orders. */
export function editPurchaseOrders(
  { body, query }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return editRecords(context, purchaseOrderRecordDefinition, body, query);
}
