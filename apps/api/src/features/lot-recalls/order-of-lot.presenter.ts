import type { Reply } from "@todayfruit/contract/all-calls";
import { maskName, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import type { OrderOfLotRow } from "./recalled-lots-and-orders.repository.ts";

/** Presents a line that took units of a lot. @param isMasked hides name and phone */
export function presentOrderOfLot(
  row: OrderOfLotRow,
  isMasked: boolean,
): Reply<"GET /operator/v1/stock-lots/{id}/orders">["list"][number] {
  return {
    orderId: row.order_id,
    orderNumber: row.number,
    orderItemProductId: row.product_id,
    orderItemProductStatus: row.status,
    productName: row.product_name,
    optionName: row.option_name,
    units: row.units,
    kind: row.kind,
    isDispatched: row.is_dispatched,
    receiverName: isMasked ? maskName(row.receiver_name) : row.receiver_name,
    phone: isMasked ? maskPhone(row.phone) : row.phone,
    toldAt: row.told_at?.toISOString() ?? null,
  };
}
