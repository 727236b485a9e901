import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Won } from "../../../features/catalog/price-block.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import type { Status } from "./derive-room-page-state.ts";
import { boxCount } from "./room-rules.tsx";

export type BoxPrice = NonNullable<Status["place"]>["boxPrices"][number];

type BoxChoiceProps = {
  boxPrices: readonly BoxPrice[];
  chosen: BoxPrice;
  onChoose(units: number): void;
};

/** Choice of the number of boxes that are bought with the held place, each with its price. */
export function BoxCountChoice({ boxPrices, chosen, onChoose }: BoxChoiceProps) {
  return (
    <section className="bg-surface px-gutter pb-6" aria-label="몇 상자 살까요">
      <p className="mb-2 text-label font-semibold text-ink-2" aria-hidden>
        몇 상자 살까요 <span className="font-normal text-ink-3">· {boxCount(boxPrices.length)}까지</span>
      </p>
      <RadioCards
        label="상자 수"
        look="tile"
        className="grid grid-cols-2 gap-2"
        value={String(chosen.units)}
        onChange={(units) => onChoose(Number(units))}
        options={boxPrices.map(({ units, productsPrice }) => ({
          value: String(units),
          content: (
            <span className="tabular-nums">
              {units}상자 {groupDigits(productsPrice)}원
            </span>
          ),
        }))}
      />
      <div className="mt-4">
        <KeyValues>
          <KeyValue name="상품 금액">{groupDigits(chosen.productsPrice)}원</KeyValue>
          <KeyValue name="배송비">{groupDigits(chosen.shippingFee)}원</KeyValue>
          <KeyValue name="결제 금액" kind="total">
            <Won amount={chosen.price} />
          </KeyValue>
        </KeyValues>
      </div>
    </section>
  );
}
