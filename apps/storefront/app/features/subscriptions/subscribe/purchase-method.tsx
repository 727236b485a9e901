import { groupDigits } from "@todayfruit/domain/money/format-won";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";

type PurchaseMethodProps = {
  /** Price of the product bought once, in 원. */
  price: number;
  isSubscribing: boolean;
  onChange(isSubscribing: boolean): void;
};

/** 구매 방법: once, or by subscription. */
export function PurchaseMethod({ price, isSubscribing, onChange }: PurchaseMethodProps) {
  return (
    <div className="mb-4">
      <RadioCards
        label="구매 방법"
        look="plain"
        value={isSubscribing ? "subscription" : "once"}
        onChange={(value) => onChange(value === "subscription")}
        options={[
          { value: "once", content: <Method title="한 번만" text={`${groupDigits(price)}원`} /> },
          {
            value: "subscription",
            content: <Method title="정기배송" text="그날 값 그대로 · 언제든 건너뛰고 그만둘 수 있어요" />,
          },
        ]}
      />
    </div>
  );
}

function Method({ title, text }: { title: string; text: string }) {
  return (
    <span className="flex-1 py-2">
      {title}
      <span className="block text-caption font-normal text-ink-3 tabular-nums">{text}</span>
    </span>
  );
}
