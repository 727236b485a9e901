import { groupDigits } from "@todayfruit/domain/money/format-won";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { ChoiceTitleWithDescription } from "../choice-title-with-description.tsx";

type PurchaseTypePickerProps = {
  /** Price of the product bought once, in 원; `null` when its options have several. */
  price: number | null;
  isSubscribing: boolean;
  onChange(isSubscribing: boolean): void;
};

/** 구매 방법: once, or by subscription. */
export function PurchaseTypePicker({ price, isSubscribing, onChange }: PurchaseTypePickerProps) {
  return (
    <div className="mb-4">
      <RadioCards
        label="구매 방법"
        look="plain"
        value={isSubscribing ? "subscription" : "once"}
        onChange={(value) => onChange(value === "subscription")}
        options={[
          {
            value: "once",
            content: (
              <ChoiceTitleWithDescription
                title="한 번만"
                text={price === null ? "옵션과 수량을 골라 사요" : `${groupDigits(price)}원`}
              />
            ),
          },
          {
            value: "subscription",
            content: (
              <ChoiceTitleWithDescription
                title="정기배송"
                text="그날 값 그대로 · 언제든 건너뛰고 그만둘 수 있어요"
              />
            ),
          },
        ]}
      />
    </div>
  );
}
