import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { SELLERS_FAULT_DAYS } from "@todayfruit/domain/returns/can-request-return";
import Coins from "lucide-react/icons/coins";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { apiWithKey } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { USER_QUERY_KEY } from "../../session/session-provider.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Callout } from "../../ui/layout/callout.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

import { Won } from "../catalog/price-block.tsx";
import type { OrderedItem } from "./ordered-item-types.ts";
import { OrderedProductRow } from "./ordered-product-row.tsx";

const COMPLETE = "PUT /v1/app-users/order-items/{id}/products/{pid}/complete";

type PurchaseCompletionPanelProps = { orderId: number; item: OrderedItem };

/** 구매 확정 of a delivered product in a well of its own: its points, what ends with it, and the day it comes by itself. */
export function PurchaseCompletionPanel({ orderId, item }: PurchaseCompletionPanelProps) {
  const { id: pid, product, completion, orderOptionGroups } = item;
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const completing = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)(COMPLETE, { path: { id: orderId, pid } });
    },
    onSuccess: async (reply) => {
      setIsAsked(false);
      showSnackbar(doneText(reply), { tone: "success" });
      await Promise.all(
        [["order", orderId], ["orders"], ["points"], USER_QUERY_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  if (completion === null) return null;
  const { rewardPoint, completesOn } = completion;
  const points = `${groupDigits(rewardPoint)}P`;
  const price = orderOptionGroups.reduce((sum, each) => sum + each.price * each.optionUnit, 0);
  return (
    <>
      <div className="mt-3 rounded-md bg-sunken px-4 py-3">
        <div className="flex items-center justify-between gap-3">
          <p className="text-caption text-ink-2 tabular-nums">
            잘 받으셨나요?{" "}
            {rewardPoint > 0 && (
              <>
                확정하면 <b className="font-semibold text-ink">{points}</b>를 드려요.{" "}
              </>
            )}
            그 뒤에는 마음이 바뀌어 반품할 수 없어요.
          </p>
          <Button
            className="flex-none"
            tone="outline-brand"
            size="xs"
            aria-label={`${product.name} 구매 확정`}
            onClick={() => setIsAsked(true)}
          >
            구매 확정
          </Button>
        </div>
        <p className="mt-1 text-micro text-ink-3 tabular-nums">
          그대로 두면 {formatMonthDay(completesOn)}에 확정돼요
        </p>
      </div>
      <BottomSheet
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="이 상품을 확정할까요?"
        foot={
          <div className="flex gap-2">
            <Button className="flex-1" size="lg" tone="ghost" onClick={() => setIsAsked(false)}>
              아직이에요
            </Button>
            <Button
              className="flex-2"
              size="lg"
              busy={completing.isPending}
              onClick={() => completing.mutate()}
            >
              {rewardPoint > 0 ? `확정하고 ${points} 받기` : "구매 확정하기"}
            </Button>
          </div>
        }
      >
        <OrderedProductRow images={product.images} name={product.name} option={arrivedText(item)}>
          <p className="mt-1 font-bold tabular">
            <Won amount={price} />
          </p>
        </OrderedProductRow>
        <ul className="mt-4 flex flex-col gap-2">
          {rewardPoint > 0 && (
            <li>
              <Callout icon={Coins} tone="success">
                <b className="font-semibold">{points}</b>를 드려요
              </Callout>
            </li>
          )}
          <li>
            <Callout icon={TriangleAlert} tone="warning">
              확정하면 마음이 바뀌어 반품할 수 없어요. 상하거나 잘못 온 상품은 받은 지 {SELLERS_FAULT_DAYS}
              일까지 신청할 수 있어요
            </Callout>
          </li>
        </ul>
        <p className="mt-3 text-caption text-ink-3 tabular-nums">
          그대로 두면 {formatMonthDay(completesOn)}에 저절로 확정돼요.
        </p>
      </BottomSheet>
    </>
  );
}

function arrivedText({ orderOptionGroups, arrivedOn }: OrderedItem): string {
  const options = orderOptionGroups.map(({ name }) => name).join(", ");
  return arrivedOn === null ? options : `${options} · ${formatMonthDay(arrivedOn)} 도착`;
}

function doneText({ rewardPoint, rewardAvailableAt }: Reply<typeof COMPLETE>): string {
  if (rewardPoint === 0 || rewardAvailableAt === null) return "구매를 확정했어요";
  return `구매를 확정했어요. ${groupDigits(rewardPoint)}P를 ${formatMonthDay(kstDateOf(rewardAvailableAt))}부터 쓸 수 있어요`;
}
