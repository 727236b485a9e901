import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useRef } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api, apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { CancellationRefusalSection } from "../../../features/cancellations/cancellation-refusal-section.tsx";
import { Won } from "../../../features/catalog/price-block.tsx";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { type GiftTo, type Group, giftGroupKey, withGift } from "./gift-group-query-key-and-update.ts";

type CancelGiftSheetProps = {
  groupId: number;
  /** Gift to cancel; `null` cancels the whole group. */
  gift: GiftTo | null;
  open: boolean;
  onClose(): void;
};

/** 선물 취소: shows the refund before confirming. */
export function CancelGiftSheet({ groupId, gift, open, onClose }: CancelGiftSheetProps) {
  const queries = useQueryClient();
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const preview = useQuery({
    queryKey: ["gift-refund", groupId, gift?.id ?? null],
    queryFn: () =>
      api("GET /v1/gift/group/{id}/refund-preview", {
        path: { id: groupId },
        query: gift ? { giftToId: gift.id } : {},
      }),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const confirming = useMutation({
    mutationFn: async () => {
      if (!preview.data) throw new Error("Nothing is confirmed before it was shown");
      key.current ??= crypto.randomUUID();
      const call = apiWithKey(key.current);
      const query = preview.data;
      if (gift === null) return call("PUT /v1/gift/group/{id}/withdraw", { path: { id: groupId }, query });
      const {
        refundPrice: _price,
        refundPoint: _point,
        canAllWithdraw,
        emptyAddressCount,
        sendCount,
        ...own
      } = await call("PUT /v1/gift/to/{id}/withdraw", { path: { id: gift.id }, query });
      return { own, counts: { canAllWithdraw, emptyAddressCount, sendCount } };
    },
    onSuccess: async (done) => {
      queries.setQueryData<Group>(giftGroupKey(groupId), (old) =>
        "own" in done ? old && withGift(old, done.own, done.counts) : done,
      );
      onClose();
      showSnackbar("선물을 취소했어요", { tone: "success" });
      await Promise.all(
        [giftGroupKey(groupId), ["gift-groups"], ["orders"], USER_QUERY_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
      void preview.refetch();
      void queries.invalidateQueries({ queryKey: giftGroupKey(groupId) });
    },
  });
  const back = preview.data;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={gift === null ? "전체 선물 취소" : "선물 취소"}
      foot={
        <Button
          block
          size="lg"
          disabled={!back}
          busy={confirming.isPending}
          onClick={() => confirming.mutate()}
        >
          {back && back.refundPrice > 0 ? `${groupDigits(back.refundPrice)}원 환불받기` : "선물 취소하기"}
        </Button>
      }
    >
      {preview.isPending && (
        <Skeleton name="환불 금액">
          <SkeletonBox className="h-24 w-full rounded-md" />
        </Skeleton>
      )}
      {preview.isError &&
        (refusalCodeOf(preview.error) === null ? (
          <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <CancellationRefusalSection error={preview.error} isGuest={false} />
        ))}
      {back && (
        <>
          <p className="text-label text-ink-2">
            {gift === null
              ? "아직 아무도 주소를 적지 않아 모두 취소할 수 있어요. 보낸 링크는 더 이상 쓸 수 없어요."
              : `${gift.receiverName || "이 분"}에게 보낸 선물만 취소해요. 보낸 링크는 더 이상 쓸 수 없어요.`}
          </p>
          <div className="mt-3">
            <KeyValues>
              {back.refundPoint > 0 && (
                <KeyValue name="돌려받는 포인트">{groupDigits(back.refundPoint)}P</KeyValue>
              )}
              <KeyValue kind="total" name="환불 금액">
                <Won amount={back.refundPrice} />
              </KeyValue>
            </KeyValues>
          </div>
        </>
      )}
    </BottomSheet>
  );
}
