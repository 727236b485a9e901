import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isSenderOf } from "../gift-sender.policy.ts";
import { groupOf } from "../sent/show-sent-gift.ts";
import { changeNotifyAtUnderLock } from "./change-notify-at-under-lock.ts";

type Call = "PUT /v1/gift/group/{id}/notify-at";

/** Changes when the receivers of an own gift are notified, until the first of them is. */
export function changeNotifyAt({ path, body }: Input<Call>, context: BuyerContext): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const wish = { groupId: path.id, notifyAt: body.notifyAt, now: context.now() };
      const moved = await changeNotifyAtUnderLock(tx, wish, (gift) => isSenderOf(context.buyer, gift));
      if (!moved.ok) return moved;
      const group = await groupOf(context, tx, path.id);
      if (!group) throw new Error("What was changed is there");
      return ok(group);
    },
    (result) => result.ok,
  );
}
