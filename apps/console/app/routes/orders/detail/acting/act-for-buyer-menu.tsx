import { type ReactNode, useState } from "react";
import { useMe } from "../../../../session/use-me.ts";
import { ActionMenu, type MenuEntry } from "../../../../ui/menu/action-menu.tsx";
import type { ShownOrder } from "../use-order.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { ClaimDialog } from "./claim-dialog.tsx";
import { GoodwillRefundDialog } from "./goodwill-refund-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { RefundAccountDialog } from "./refund-account-dialog.tsx";

type Act = "address" | "claim" | "account" | "message" | "goodwill";

const UNSENT = ["bank_transfer_waiting", "paid", "delivery_waiting", "delivery_delay"];
const ARRIVED = ["delivery_end", "complete"];

/** Menu of what is done for a buyer who phones, and what the shop does of itself. */
export function ActForBuyerMenu({ shown }: { shown: ShownOrder }) {
  const { may } = useMe();
  const [act, setAct] = useState<Act | null>(null);
  const { order } = shown;
  const statuses = order.orderItemProducts.map(
    ({ orderItemProductStatus }) => orderItemProductStatus as string,
  );
  const some = (list: readonly string[]) => statuses.some((status) => list.includes(status));
  const isDeposit = order.payment.paymentMethodType === "vbank";
  const entries: MenuEntry[] = [
    {
      text: "주소 바꾸기…",
      denied: deny(
        may("orders.ship"),
        order.address !== null && some(UNSENT),
        "보내기 전에만 바꿀 수 있어요",
      ),
      run: () => setAct("address"),
    },
    {
      text: "반품·교환 열기…",
      denied: deny(may("claims.decide"), some(ARRIVED), "도착한 상품만 열 수 있어요"),
      run: () => setAct("claim"),
    },
    {
      text: "돌려받을 계좌 적기…",
      denied: deny(may("claims.decide"), isDeposit, "무통장입금한 주문만 적어요"),
      run: () => setAct("account"),
    },
    {
      text: "글 보내기…",
      denied: deny(may("orders.note"), true, ""),
      run: () => setAct("message"),
    },
    {
      text: "사과의 뜻으로 돌려주기…",
      denied: deny(may("orders.refund"), order.orderItemPrice.totalPrice > 0, "받은 돈이 없어요"),
      run: () => setAct("goodwill"),
    },
  ];
  const close = () => setAct(null);
  const dialogs: Record<Act, () => ReactNode> = {
    address: () => <AddressDialog orderId={order.id} onClose={close} />,
    claim: () => <ClaimDialog shown={shown} onClose={close} />,
    account: () => <RefundAccountDialog orderId={order.id} onClose={close} />,
    message: () => <MessageDialog orderId={order.id} onClose={close} />,
    goodwill: () => <GoodwillRefundDialog order={order} onClose={close} />,
  };
  return (
    <>
      <ActionMenu label="대신 하기" entries={entries} />
      {act && dialogs[act]()}
    </>
  );
}

function deny(isAllowed: boolean, isPossible: boolean, why: string): string | null {
  if (!isAllowed) return "권한이 없어요";
  return isPossible ? null : why;
}
