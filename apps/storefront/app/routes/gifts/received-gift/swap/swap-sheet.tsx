import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { josa } from "@todayfruit/domain/korean/josa";
import { useState } from "react";
import { refusalCodeOf } from "../../../../api/api-error.ts";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { type ReceivedGift, receivedGiftQueryKey } from "../received-gift-query-key.ts";
import { type Swap, SwapOptions } from "./swap-options.tsx";

type SwapSheetProps = { gift: ReceivedGift; open: boolean; onClose(): void; onSwapped(): void };

/** Sheet to choose what the gift is swapped for, of fruit at the price that the sender paid; no price is shown. */
export function SwapSheet({ gift, open, onClose, onSwapped }: SwapSheetProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Swap | null>(null);
  const path = { id: gift.uuid };
  const swaps = useQuery({
    queryKey: [...receivedGiftQueryKey(gift.uuid), "swaps"],
    queryFn: () => api("GET /v1/gift/to/{id}/swaps", { path }),
    enabled: open && gift.canSwap,
    staleTime: 0,
  });
  const swap = useMutation({
    mutationFn: ({ lineId, optionId }: Swap) =>
      api("PUT /v1/gift/to/{id}/swap", { path, body: { lineId, optionId } }),
    onSuccess: (next, { productName }) => {
      onClose();
      queries.setQueryData(receivedGiftQueryKey(gift.uuid), next);
      void queries.invalidateQueries({ queryKey: [...receivedGiftQueryKey(gift.uuid), "days"] });
      showSnackbar(`${josa(productName, "으로/로")} 바꿨어요`, { tone: "success" });
      onSwapped();
    },
    onError: (error) => {
      setChosen(null);
      if (refusalCodeOf(error) !== null)
        void queries.invalidateQueries({ queryKey: receivedGiftQueryKey(gift.uuid) });
    },
  });
  const lines = (swaps.data?.lines ?? []).filter(({ options }) => options.length > 0);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="같은 값으로 바꿀 수 있어요"
      foot={
        lines.length > 0 && (
          <>
            {swap.isError && (
              <p role="alert" className="mb-3 rounded-md bg-danger-tint px-4 py-3 text-label">
                {extractErrorText(swap.error)}
              </p>
            )}
            <Button
              block
              size="lg"
              busy={swap.isPending}
              disabled={chosen === null}
              onClick={() => chosen && swap.mutate(chosen)}
            >
              <span className="truncate">
                {chosen ? `${josa(chosen.productName, "으로/로")} 바꾸기` : "바꿀 과일을 골라 주세요"}
              </span>
            </Button>
          </>
        )
      }
    >
      <p className="text-label text-ink-2">값은 보낸 분만 알고 있어요. 한 번만 바꿀 수 있어요.</p>
      {swaps.isPending && (
        <Skeleton name="바꿀 수 있는 과일">
          {[1, 2, 3].map((row) => (
            <SkeletonBox key={row} className="mt-4 h-18 w-full rounded-lg" />
          ))}
        </Skeleton>
      )}
      {swaps.isError && <LoadFailed error={swaps.error} onRetry={() => void swaps.refetch()} />}
      {swaps.data && lines.length === 0 && (
        <p className="py-8 text-center text-body2 text-ink-2">
          지금은 같은 값으로 바꿀 수 있는 과일이 없어요. 받은 선물을 그대로 보내드려요
        </p>
      )}
      {lines.length > 0 && <SwapOptions lines={lines} chosen={chosen} onChoose={setChosen} />}
    </BottomSheet>
  );
}
