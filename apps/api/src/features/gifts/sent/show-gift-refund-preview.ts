import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { previewGiftRefund } from "./preview-and-cancel-gifts.ts";

/** Previews the refund of withdrawing a gift from one receiver or from all. */
export function showGiftRefundPreview(
  { path, query }: Input<"GET /v1/gift/group/{id}/refund-preview">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/gift/group/{id}/refund-preview">> {
  return previewGiftRefund(context, { groupId: path.id, giftId: query?.giftToId ?? null });
}
