import { isCash } from "@todayfruit/domain/payments/payment-method-codes";
import Info from "lucide-react/icons/info";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { CashPaymentOptions } from "./cash-payment-options.tsx";
import type { PaymentMethod, PaymentSelection } from "./convert-and-check-payment-selection.ts";
import { MethodTiles } from "./method-tiles.tsx";
import { RegisteredCardChoice } from "./registered-card-choice.tsx";

type PaymentMethodsProps = {
  selection: PaymentSelection;
  onChange(selection: PaymentSelection): void;
  isMember: boolean;
  /** Methods with which the amount can be paid. */
  usable: readonly PaymentMethod[];
  /** True for a gift: leaves out 구매안전서비스, which cannot be refunded in part. */
  isGift?: boolean;
  /** False when points cover the whole amount. */
  isNeeded: boolean;
  /** True after an attempt to pay with an invalid receipt number. */
  showsWrongReceipt: boolean;
};

const NOTES: Partial<Record<PaymentMethod, string>> = {
  vbank:
    "은행을 고르면 이 주문만의 입금 계좌를 만들어 드려요. 기한 안에 입금하면 주문이 끝나고, 지나면 주문이 자동으로 취소돼요.",
  phone: "휴대폰 요금에 더해져요. 취소는 결제한 달에만 바로 할 수 있어요.",
};

/** 결제 수단: the payment method and its options. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { selection, onChange, isMember, usable, isGift = false, isNeeded, showsWrongReceipt } = props;
  if (!isNeeded) {
    return (
      <Panel title="결제 수단">
        <p className="rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">포인트로 모두 결제해요</p>
      </Panel>
    );
  }
  if (usable.length === 0) {
    return (
      <Panel title="결제 수단">
        <p className="rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">
          이 금액을 낼 수 있는 결제 수단이 없어요. 담은 수량이나 포인트를 바꿔 주세요
        </p>
      </Panel>
    );
  }
  const note = NOTES[selection.method];
  const pickCard = (cardId: number) => onChange({ ...selection, cardId });
  return (
    <Panel title="결제 수단">
      <MethodTiles selection={selection} onChange={onChange} usable={usable} />
      {selection.method === "billing" && (
        <RegisteredCardChoice cardId={selection.cardId} onChange={pickCard} />
      )}
      {note && (
        <p className="mt-3 flex items-start gap-2 rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">
          <Info className="mt-0.5 size-4 flex-none" aria-hidden />
          {note}
        </p>
      )}
      {isCash(selection.method) && (
        <CashPaymentOptions
          selection={selection}
          onChange={onChange}
          isMember={isMember}
          hasEscrow={!isGift}
          showsWrong={showsWrongReceipt}
        />
      )}
      <div className="mt-3">
        <Checkbox
          checked={selection.isRemembered}
          onChange={(isRemembered) => onChange({ ...selection, isRemembered })}
        >
          다음에도 이 결제 수단 쓰기
        </Checkbox>
      </div>
    </Panel>
  );
}
