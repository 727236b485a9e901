import CreditCard from "lucide-react/icons/credit-card";
import Info from "lucide-react/icons/info";
import Landmark from "lucide-react/icons/landmark";
import { RadioCards } from "../../ui/form/radio-card.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

export type PaymentMethod = "card" | "vbank";

interface PaymentMethodsProps {
  method: PaymentMethod;
  onChange(method: PaymentMethod): void;
  /** Nothing is left to pay when points pay it all. */
  isNeeded: boolean;
}

export function PaymentMethods({ method, onChange, isNeeded }: PaymentMethodsProps) {
  return (
    <Panel title="결제 수단">
      {isNeeded ? (
        <RadioCards
          look="tile"
          className="grid grid-cols-2 gap-2"
          label="결제 수단"
          value={method}
          onChange={onChange}
          options={[
            {
              value: "card",
              content: (
                <>
                  <CreditCard aria-hidden />
                  <span>신용카드</span>
                </>
              ),
            },
            {
              value: "vbank",
              content: (
                <>
                  <Landmark aria-hidden />
                  <span>무통장입금</span>
                </>
              ),
            },
          ]}
        />
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">포인트로 모두 결제해요</p>
      )}
      {isNeeded && method === "vbank" && (
        <p className="mt-3 flex items-start gap-2 rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">
          <Info className="mt-0.5 size-4" aria-hidden />
          은행을 고르면 이 주문만의 입금 계좌를 만들어 드려요. 기한 안에 입금하면 주문이 끝나고, 지나면 주문이
          자동으로 취소돼요.
        </p>
      )}
    </Panel>
  );
}
