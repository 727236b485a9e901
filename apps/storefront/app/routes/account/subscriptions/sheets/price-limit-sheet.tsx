import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { PriceLimitField } from "../../../../features/subscriptions/price-limit-field.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Chip } from "../../../../ui/form/chip.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Sets the most that goods of a delivery may cost without asking, or none. */
export function PriceLimitSheet({ subscription, onClose }: SubscriptionSheetProps) {
  const { id, limit, priceLimit } = subscription;
  const [typed, setTyped] = useState(priceLimit);
  const [hasLimit, setHasLimit] = useState(priceLimit !== null);
  const [wasTried, setWasTried] = useState(false);
  const changing = useChangeSubscription();
  const isMissing = hasLimit && typed === null;
  const save = () => {
    setWasTried(true);
    if (isMissing) return;
    changing.mutate({
      send: () =>
        api("PATCH /v1/app-users/subscriptions/{id}", {
          path: { id },
          body: { priceLimit: hasLimit ? typed : null },
        }),
      done: () => {
        showSnackbar("값 한도를 바꿨어요", { tone: "success" });
        onClose();
      },
    });
  };
  return (
    <BottomSheet
      open
      title="얼마까지 괜찮으세요?"
      onClose={onClose}
      foot={
        <Button block size="lg" busy={changing.isPending} onClick={save}>
          {hasLimit && typed !== null ? `${groupDigits(typed)}원까지만 결제하기` : "한도 없이 결제하기"}
        </Button>
      }
    >
      {limit && (
        <p className="mb-4 text-label text-ink-3 tabular-nums">
          지금 {groupDigits(limit.goodsPrice)}원 · 지난 90일 {groupDigits(limit.lowest)}~
          {groupDigits(limit.highest)}원
        </p>
      )}
      <PriceLimitField
        value={hasLimit ? typed : null}
        error={wasTried && isMissing ? "값을 적거나 한도 없이를 골라 주세요" : undefined}
        onChange={(value) => {
          setHasLimit(true);
          setTyped(value);
        }}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {limit?.suggestions.map((each) => (
          <Chip
            key={each}
            selected={hasLimit && typed === each}
            onClick={() => {
              setHasLimit(true);
              setTyped(each);
            }}
          >
            {groupDigits(each)}원
          </Chip>
        ))}
        <Chip selected={!hasLimit} onClick={() => setHasLimit(false)}>
          한도 없이
        </Chip>
      </div>
      {limit && (
        <p className="mt-3 text-caption text-ink-3 tabular-nums">
          상품 값만 봐요. 배송비 {groupDigits(limit.shippingFee)}원은 넣지 않아요
        </p>
      )}
    </BottomSheet>
  );
}
