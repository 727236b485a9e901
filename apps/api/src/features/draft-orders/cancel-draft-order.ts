import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { dropMessagesOf } from "../messages/outbox.repository.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { cancelDraft, lockDraftOrder } from "./draft-orders.repository.ts";

type Call = "PUT /operator/v1/draft-orders/{id}/cancel";

/** Cancels a draft order: its link opens no more and a text that was not sent is dropped. */
export function cancelDraftOrder(
  { path, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const draft = await lockDraftOrder(tx, path.id);
      if (!draft) return refuse("RECORD_NOT_FOUND");
      const now = context.now();
      if (draft.cancelled_at !== null || draft.expires_at <= now) return refuse("DRAFT_ORDER_ENDED");
      await cancelDraft(tx, path.id, now);
      const subject = `draft order ${path.id}`;
      await dropMessagesOf(tx, subject, now);
      await addAction(tx, context, {
        action: "draft-orders.cancel",
        subject,
        before: { isCancelled: false },
        after: { isCancelled: true },
        reason: body.reason,
      });
      return ok({ id: path.id });
    },
    (result) => result.ok,
  );
}
