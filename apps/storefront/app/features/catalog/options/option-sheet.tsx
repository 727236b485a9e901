import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { RestockAlarmSheetFooter } from "../../restock-alarms/restock-alarm-sheet-footer.tsx";
import { RestockFields } from "../../restock-alarms/restock-fields.tsx";
import { useRestockForm } from "../../restock-alarms/use-restock-form.ts";
import { PurchaseTypePicker } from "../../subscriptions/subscribe/purchase-type-picker.tsx";
import { SubscribeFields } from "../../subscriptions/subscribe/subscribe-fields.tsx";
import { SubscribeFooter } from "../../subscriptions/subscribe/subscribe-footer.tsx";
import { useSellingPlan } from "../../subscriptions/subscribe/use-selling-plan.ts";
import { useSubscribeForm } from "../../subscriptions/subscribe/use-subscribe-form.ts";
import { type Option, type Picks, togglePick } from "./edit-and-price-option-picks.ts";
import { OptionSheetFooter } from "./option-sheet-footer.tsx";
import { PickedOptions } from "./picked-options.tsx";
import { ShipmentDateAndOptionChoices } from "./shipment-date-and-option-choices.tsx";

/** Purpose of the sheet: buying, giving, or a restock alarm with the option that is chosen at first. */
export type SheetMode = "cart" | "gift" | { restock: number | null };

type OptionSheetProps = {
  product: { id: number; name: string };
  mode: SheetMode;
  open: boolean;
  onClose(): void;
};

/**
 * 옵션 선택: picks date, options and units, then adds to the cart or orders directly. A sold-out option leads to the form
 * of its restock alarm, in the same sheet. A product that is sold by subscription asks first how it is bought.
 */
export function OptionSheet({ product, mode, open, onClose }: OptionSheetProps) {
  const [picks, setPicks] = useState<Picks>([]);
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  const [isChosen, setSubscribing] = useState(false);
  const details = useQuery({
    queryKey: ["product", product.id],
    queryFn: () => api("GET /v1/products/{id}", { path: { id: product.id } }),
    enabled: open,
  });
  const options = useQuery({
    queryKey: ["options", product.id],
    queryFn: () => api("GET /v2/products/{id}/options", { path: { id: product.id } }),
    enabled: open,
    // Refetches when opened, since stock changes.
    staleTime: 5_000,
  });

  const selling = useSellingPlan(product.id, open && mode === "cart");
  const plan = mode === "cart" && waitsFor === null ? (selling.data?.plan ?? null) : null;
  const isSubscribing = plan !== null && isChosen;
  const subscription = useSubscribeForm(plan, open && isSubscribing);

  const failure = options.error ?? details.error;

  function toggle(option: Option): void {
    const toggled = togglePick(picks, option);
    if (toggled.ok) setPicks(toggled.value);
    else showSnackbar("출고일은 2개 이상 선택 불가능합니다.", { tone: "failure" });
  }

  function close(): void {
    setPicks([]);
    setWaitsFor(null);
    setSubscribing(false);
    onClose();
  }

  const first = waitsFor ?? (typeof mode === "object" ? mode.restock : null);
  const isRestock = waitsFor !== null || typeof mode === "object";
  const form = useRestockForm(product.id, options.data?.list ?? [], first, close);

  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={isRestock ? "들어오면 알려드릴까요?" : plan ? "어떻게 받을까요?" : `${product.name} 옵션 선택`}
      titleHidden={!isRestock && plan === null}
      foot={
        details.data &&
        (isRestock ? (
          <RestockAlarmSheetFooter form={form} />
        ) : isSubscribing ? (
          <SubscribeFooter form={subscription} productId={product.id} />
        ) : (
          <OptionSheetFooter product={details.data} picks={picks} isGift={mode === "gift"} onDone={close} />
        ))
      }
    >
      {(options.isPending || details.isPending) && (
        <Skeleton name="옵션">
          <SkeletonBox className="mt-2 h-39 w-full rounded-md" />
        </Skeleton>
      )}
      {failure && (
        <div className="flex flex-col items-center gap-3 py-6 text-center">
          <p>{extractErrorText(failure)}</p>
          <Button
            tone="outline"
            size="sm"
            onClick={() => {
              void details.refetch();
              void options.refetch();
            }}
          >
            다시 불러오기
          </Button>
        </div>
      )}
      {options.data && details.data && isRestock && <RestockFields product={details.data} form={form} />}
      {options.data && details.data && plan && (
        <PurchaseTypePicker
          price={options.data.list.length === 1 ? details.data.productPrice.price : null}
          isSubscribing={isSubscribing}
          onChange={setSubscribing}
        />
      )}
      {options.data && details.data && isSubscribing && (
        <SubscribeFields
          form={subscription}
          options={options.data.list.filter(({ id }) => plan.optionIds.includes(id))}
        />
      )}
      {options.data && details.data && !isRestock && !isSubscribing && (
        <>
          <ShipmentDateAndOptionChoices
            options={options.data.list}
            picks={picks}
            onToggle={toggle}
            onWait={({ id }) => setWaitsFor(id)}
          />
          <PickedOptions picks={picks} onChange={setPicks} />
        </>
      )}
    </BottomSheet>
  );
}
