import { type EasyPay, isCash } from "@todayfruit/domain/payments/payment-method-type";
import CreditCard from "lucide-react/icons/credit-card";
import Info from "lucide-react/icons/info";
import Landmark from "lucide-react/icons/landmark";
import Receipt from "lucide-react/icons/receipt";
import Smartphone from "lucide-react/icons/smartphone";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { CardChoice } from "./card-choice.tsx";
import { CashPaymentOptions } from "./cash-payment-options.tsx";
import type { PaymentMethod, PaymentSelection } from "./payment-selection.ts";
import { WalletMark } from "./wallet-mark.tsx";

type PaymentMethodsProps = {
  selection: PaymentSelection;
  onChange(selection: PaymentSelection): void;
  isMember: boolean;
  /** True for a gift: leaves out 구매안전서비스, which cannot be refunded in part. */
  isGift?: boolean;
  /** False when points cover the whole amount. */
  isNeeded: boolean;
  /** True after an attempt to pay with an invalid receipt number. */
  showsWrongReceipt: boolean;
};

const METHODS: readonly { value: PaymentMethod; icon: ReactNode; name: string }[] = [
  { value: "card", icon: <CreditCard aria-hidden />, name: "신용카드" },
  { value: "easypay", icon: <Wallet aria-hidden />, name: "간편결제" },
  { value: "vbank", icon: <Receipt aria-hidden />, name: "무통장입금" },
  { value: "transfer", icon: <Landmark aria-hidden />, name: "계좌이체" },
  { value: "billing", icon: <CreditCard aria-hidden />, name: "등록 카드" },
  { value: "phone", icon: <Smartphone aria-hidden />, name: "휴대폰" },
];

const WALLETS: readonly { value: EasyPay; name: string }[] = [
  { value: "kakaopay", name: "카카오페이" },
  { value: "naverpay", name: "네이버페이" },
  { value: "tosspay", name: "토스페이" },
  { value: "payco", name: "페이코" },
  { value: "samsungpay", name: "삼성페이" },
];

const NOTES: Partial<Record<PaymentMethod, string>> = {
  vbank:
    "은행을 고르면 이 주문만의 입금 계좌를 만들어 드려요. 기한 안에 입금하면 주문이 끝나고, 지나면 주문이 자동으로 취소돼요.",
  phone: "휴대폰 요금에 더해져요. 취소는 결제한 달에만 바로 할 수 있어요.",
};

/** 결제 수단: the payment method and its options. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { selection, onChange, isMember, isGift = false, isNeeded, showsWrongReceipt } = props;
  if (!isNeeded) {
    return (
      <Panel title="결제 수단">
        <p className="rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">포인트로 모두 결제해요</p>
      </Panel>
    );
  }
  const note = NOTES[selection.method];
  const pickCard = (cardId: number) => onChange({ ...selection, cardId });
  return (
    <Panel title="결제 수단">
      <RadioCards
        look="tile"
        label="결제 수단"
        value={selection.method}
        onChange={(method) => onChange({ ...selection, method })}
        options={METHODS.filter(({ value }) => isMember || value !== "billing").map(
          ({ value, icon, name }) => ({
            value,
            content: (
              <>
                {icon}
                <span>{name}</span>
              </>
            ),
          }),
        )}
      />
      {selection.method === "easypay" && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <RadioCards
            look="tile"
            label="간편결제"
            value={selection.easyPay}
            onChange={(easyPay) => onChange({ ...selection, easyPay })}
            options={WALLETS.map(({ value, name }) => ({
              value,
              content: (
                <>
                  <WalletMark wallet={value} />
                  <span>{name}</span>
                </>
              ),
            }))}
          />
        </div>
      )}
      {selection.method === "billing" && <CardChoice cardId={selection.cardId} onChange={pickCard} />}
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
    </Panel>
  );
}
