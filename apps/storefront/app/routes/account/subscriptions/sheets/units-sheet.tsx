import { MAX_SUBSCRIBED_UNITS } from "@todayfruit/domain/subscriptions/subscription-limits";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { QuantityStepper } from "../../../../ui/form/quantity-stepper.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { SubscriptionLine } from "../subscription-line.tsx";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Changes the units of each delivery. */
export function UnitsSheet({ subscription, onClose }: SubscriptionSheetProps) {
  const { id, productName } = subscription;
  const [units, setUnits] = useState(subscription.units);
  const changing = useChangeSubscription();
  const save = () =>
    changing.mutate({
      send: () => api("PATCH /v1/app-users/subscriptions/{id}", { path: { id }, body: { units } }),
      done: () => {
        showSnackbar(`${units}개씩 보내드려요`, { tone: "success" });
        onClose();
      },
    });
  return (
    <BottomSheet
      open
      title="몇 개씩 받을까요?"
      onClose={onClose}
      foot={
        <Button block size="lg" busy={changing.isPending} onClick={save}>
          {units}개씩 받기
        </Button>
      }
    >
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <SubscriptionLine
            subscription={subscription}
            text={`${subscription.intervalWeeks}주마다`}
            price={subscription.goodsPrice}
          />
        </div>
        <QuantityStepper name={productName} value={units} max={MAX_SUBSCRIBED_UNITS} onChange={setUnits} />
      </div>
      <p className="mt-3 text-caption text-ink-3">값 한도는 그대로예요. 수량을 늘리면 한도도 확인해 주세요</p>
    </BottomSheet>
  );
}
