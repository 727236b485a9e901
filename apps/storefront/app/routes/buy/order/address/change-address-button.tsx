import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { Button } from "../../../../ui/form/button.tsx";
import { ChangeOrderAddressSheet } from "./change-order-address-sheet.tsx";

type Order = Reply<"GET /v1.2/app-users/orders/{id}">;

const OPEN = ["paid", "bank_transfer_waiting"];
const ENDED = ["withdraw_complete", "stock_out"];

/** 배송지 바꾸기, offered until the order is being packed; the server decides. */
export function ChangeAddressButton({
  order,
}: {
  order: Order & { address: NonNullable<Order["address"]> };
}) {
  const [open, setOpen] = useState(false);
  const statuses = order.orderItemProducts.map((product) => product.orderItemProductStatus);
  const going = statuses.filter((status) => !ENDED.includes(status));
  const canChange = going.length > 0 && going.every((status) => OPEN.includes(status));
  if (!canChange && !open) return null;
  return (
    <>
      <Button size="xs" tone="outline" onClick={() => setOpen(true)}>
        배송지 바꾸기
      </Button>
      <ChangeOrderAddressSheet order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
