import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { listGifts } from "../gifts.repository.ts";
import { notifyAtText, notifySenderOfGroup } from "../notify-gift-sender-or-receiver.ts";
import { changeNotifyAtUnderLock } from "./change-notify-at-under-lock.ts";

type Call = "PUT /operator/v1/gift-groups/{id}/notify-at";

/** Changes when the receivers of a gift are notified, for its sender, who is told with the reason. */
export function changeNotifyAtByOperator(
  { path, body: { notifyAt: wanted, reason } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const now = context.now();
      const moved = await changeNotifyAtUnderLock(
        tx,
        { groupId: path.id, notifyAt: wanted, now },
        () => true,
      );
      if (!moved.ok) return moved;
      const { before, notifyAt } = moved.value;
      await addAction(tx, context, {
        action: "orders.gift-notify-at",
        subject: `order ${before.order_id}`,
        before: { giftGroupId: before.id, notifyAt: before.notify_at?.toISOString() ?? null },
        after: { giftGroupId: before.id, notifyAt },
        reason,
      });
      await notifySenderOfGroup(context, tx, await listGifts(tx, before.id), {
        template: "GIFT_NOTIFY_AT_SENDER",
        own: { 보낼때: notifyAtText(notifyAt), 사유: reason },
        which: now.getTime(),
        now,
      });
      return ok({ id: before.id, notifyAt });
    },
    (result) => result.ok,
  );
}
