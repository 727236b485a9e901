import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Landmark from "lucide-react/icons/landmark";
import { Callout } from "../../../ui/layout/callout.tsx";

type Price = Reply<"GET /v1/app-users/order-items">["list"][number]["orderItemPrice"];

/** Amount to deposit, which is more than the price of the product beside it where shipping is paid. */
export function DepositAmountCallout({ price }: { price: Price }) {
  const { totalPrice, totalProductsPrice, totalShippingFee } = price;
  // Coupons and points are explained with the sum below.
  const isPlain = totalPrice === totalProductsPrice + totalShippingFee;
  return (
    <p className="mt-3">
      <Callout icon={Landmark}>
        {isPlain && totalShippingFee > 0 && `배송비 ${groupDigits(totalShippingFee)}원을 더해 `}
        <b className="font-bold text-ink">{groupDigits(totalPrice)}원</b>을 보내 주세요
      </Callout>
    </p>
  );
}
