import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { isOfFarm, mayAccessFarm } from "../farm-access/farm-operator.policy.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import { listMissingMedia } from "../record-edits/list-missing-media.ts";
import { stockLotRecordDefinition } from "./stock-lot-record-definition.ts";
import { listOptionsOfLots } from "./stock-lots.repository.ts";

type Call = "PATCH /operator/v1/stock-lots";

/** Edits up to 500 lots; for an operator of farms those of other farms do not exist. */
export async function editStockLots(
  { body, query }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const missing = await listMissingMedia(
    context.storage,
    body.rows.map(({ set }) => (set.photo ? [set.photo] : [])),
  );
  if (missing.length > 0) return refuse("PICTURE_UNKNOWN", { fields: missing });
  if (isOfFarm(context) && !(await areOwn(context, body.rows))) return refuse("RECORD_NOT_FOUND");
  return editRecords(context, stockLotRecordDefinition, body, query);
}

async function areOwn(context: OperatorContext, rows: readonly { id: number }[]): Promise<boolean> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const lots = await listOptionsOfLots(context.db, ids);
  return (
    lots.length === ids.length && lots.every(({ distributor_id }) => mayAccessFarm(context, distributor_id))
  );
}
