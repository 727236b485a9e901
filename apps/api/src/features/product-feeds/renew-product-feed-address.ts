import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { explainRefusedRows } from "../record-edits/explain-refused-rows.ts";
import { planBatchEdit } from "../record-edits/plan-batch-edit.ts";
import { productFeedRecordDefinition } from "./product-feed-record-definition.ts";
import { setProductFeedToken } from "./product-feeds.repository.ts";

type Call = "POST /operator/v1/product-feeds/{id}/address";

/** Gives a feed an address that cannot be guessed, in place of the one before; only this reply has it. */
export function renewProductFeedAddress(
  { path: { id }, body: { version, reason } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { subject } = productFeedRecordDefinition;
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const { refused, stored } = await planBatchEdit(
        tx,
        productFeedRecordDefinition,
        [{ id, version, set: {} }],
        context.now(),
      );
      const [stale] = refused;
      if (stale)
        return refuse(stale.code, { rows: await explainRefusedRows(tx, { subject, refused, stored }) });
      const token = context.uuid();
      const renewed = await setProductFeedToken(tx, id, hashToken(token));
      await addAction(tx, context, {
        action: "product-feeds.renew-address",
        subject: `${subject} ${id}`,
        before: { version },
        after: { version: renewed },
        reason,
      });
      return ok({ id, version: renewed, path: `/v1/product-feeds/${token}` });
    },
    (result) => result.ok,
  );
}
