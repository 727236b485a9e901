import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { openCardRegistration } from "../../../../features/payments/open-card-registration.ts";
import { useBillingCards } from "../../../../features/payments/use-billing-cards.ts";
import { paths } from "../../../../paths.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Chooses another registered card, or registers one; a delivery that was not paid is paid with it at once. */
export function CardSheet({ subscription, onClose }: SubscriptionSheetProps) {
  const { id, card, next } = subscription;
  const cards = useBillingCards();
  const [chosen, setChosen] = useState(card?.id ?? null);
  const changing = useChangeSubscription();
  const adding = useMutation({
    mutationFn: () => openCardRegistration(paths.subscriptions),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const hasFailed = next?.state === "failed";
  const save = (cardId: number) =>
    changing.mutate({
      send: () => api("PATCH /v1/app-users/subscriptions/{id}", { path: { id }, body: { cardId } }),
      done: (detail) => {
        const isRefused = hasFailed && detail.next?.state === "failed";
        if (isRefused) {
          showSnackbar("이 카드로도 결제하지 못했어요. 다른 카드를 골라 주세요", { tone: "failure" });
          return;
        }
        showSnackbar(hasFailed ? "결제했어요. 같은 날 보내드려요" : "카드를 바꿨어요", { tone: "success" });
        onClose();
      },
    });
  const list = cards.data?.list ?? [];
  return (
    <BottomSheet
      open
      title="어떤 카드로 결제할까요?"
      onClose={onClose}
      foot={
        list.length > 0 && (
          <Button
            block
            size="lg"
            disabled={chosen === null}
            busy={changing.isPending}
            onClick={() => chosen !== null && save(chosen)}
          >
            {hasFailed ? "이 카드로 다시 결제" : "이 카드로 바꾸기"}
          </Button>
        )
      }
    >
      {cards.isPending && <RowsSkeleton name="등록 카드" />}
      {cards.isError && <LoadFailed error={cards.error} onRetry={() => void cards.refetch()} />}
      {cards.data && list.length === 0 && (
        <p className="pb-4 text-body2 text-ink-2">등록한 카드가 없어요. 등록하면 여기로 돌아와요</p>
      )}
      {list.length > 0 && (
        <RadioCards
          label="등록 카드"
          look="row"
          value={chosen === null ? null : String(chosen)}
          onChange={(value) => setChosen(Number(value))}
          options={list.map((each) => ({
            value: String(each.id),
            content: (
              <span className="min-w-0">
                <b className="block font-semibold">{each.cardName}</b>
                <span className="text-caption break-all text-ink-3 tabular-nums">{each.numberMasked}</span>
              </span>
            ),
          }))}
        />
      )}
      <Button
        block
        className="mt-3"
        tone="outline-brand"
        busy={adding.isPending}
        onClick={() => adding.mutate()}
      >
        새 카드 등록하기
      </Button>
    </BottomSheet>
  );
}
