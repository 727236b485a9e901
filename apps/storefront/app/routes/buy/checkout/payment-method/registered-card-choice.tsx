import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { openCardRegistration } from "../../../../features/payments/open-card-registration.ts";
import { useBillingCards } from "../../../../features/payments/use-billing-cards.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";

type RegisteredCardChoiceProps = {
  cardId: number | null;
  onChange(cardId: number): void;
};

/** Registered card to charge; the default one until another is selected. */
export function RegisteredCardChoice({ cardId, onChange }: RegisteredCardChoiceProps) {
  const cards = useBillingCards();
  const { pathname } = useLocation();
  const adding = useMutation({
    mutationFn: () => openCardRegistration(pathname),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const list = cards.data?.list ?? [];
  const first = list[0]?.id;
  const isThere = list.some(({ id }) => id === cardId);

  useEffect(() => {
    if (first !== undefined && !isThere) onChange(first);
  }, [first, isThere, onChange]);

  if (cards.isPending) {
    return (
      <Skeleton name="등록 카드">
        <SkeletonBox className="mt-3 h-16 w-full rounded-lg" />
      </Skeleton>
    );
  }
  if (!cards.data) return <LoadFailed error={cards.error} onRetry={() => void cards.refetch()} />;
  return (
    <div className="mt-3">
      <RadioCards
        look="row"
        label="등록 카드"
        value={cardId === null ? null : String(cardId)}
        onChange={(id) => onChange(Number(id))}
        options={list.map(({ id, cardName, numberMasked }) => ({
          value: String(id),
          content: (
            <span className="min-w-0">
              <span className="block font-semibold">{cardName}</span>
              <span className="block text-caption break-all text-ink-3 tabular">{numberMasked}</span>
            </span>
          ),
        }))}
      />
      <Button block tone="outline" className="mt-2" busy={adding.isPending} onClick={() => adding.mutate()}>
        {list.length === 0 ? "카드 등록하고 결제하기" : "다른 카드 등록하기"}
      </Button>
    </div>
  );
}
