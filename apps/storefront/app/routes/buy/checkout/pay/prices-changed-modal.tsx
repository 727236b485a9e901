import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { Modal } from "../../../../ui/overlay/modal.tsx";

export type ChangedPrices = NonNullable<RefusalDetail["prices"]>;

type PricesChangedModalProps = {
  /** `null` while the prices are unchanged. */
  prices: ChangedPrices | null;
  onClose(): void;
  /** Called with the new price in 원 when the buyer accepts it. */
  onPay(price: number): void;
  onCart(): void;
};

/** 그 사이 금액이 바뀌었어요: shows old and new amounts by line and asks the buyer. */
export function PricesChangedModal({ prices, onClose, onPay, onCart }: PricesChangedModalProps) {
  // Keeps the text readable while the modal fades out.
  const [last, setLast] = useState(prices);
  if (prices && prices !== last) setLast(prices);
  if (!last) return null;
  return (
    <Modal
      style="warning"
      open={prices !== null}
      onClose={onCart}
      title="그 사이 금액이 바뀌었어요"
      cancelLabel="장바구니로"
      confirm={{ label: "바뀐 금액으로 결제", run: () => (prices ? onPay(prices.after) : onClose()) }}
    >
      <dl className="mt-1 flex flex-col gap-2 text-left text-label">
        {last.lines.map((line) => (
          <PriceChange key={line.name} {...line} />
        ))}
        <PriceChange name="총 결제 금액" before={last.before} after={last.after} />
      </dl>
    </Modal>
  );
}

function PriceChange({ name, before, after }: { name: string; before: number; after: number }) {
  return (
    <div className="rounded-md bg-sunken px-3 py-2">
      <dt className="line-clamp-2 text-caption text-ink-2">{name}</dt>
      <dd className="flex justify-between tabular">
        <span className="text-ink-3 line-through">
          <span className="sr-only">전 금액 </span>
          {groupDigits(before)}원
        </span>
        <b className="font-bold text-ink">
          <span className="sr-only">바뀐 금액 </span>
          {groupDigits(after)}원
        </b>
      </dd>
    </div>
  );
}
