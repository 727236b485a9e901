import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { hasYetToArrive } from "../../../../features/orders/has-yet-to-arrive.ts";

type Order = Pick<
  Reply<"GET /v1.2/app-users/orders/{id}">,
  "orderItemProducts" | "lastArrivalDate" | "expectedShipmentDate"
>;

/** Writes the day on which an order arrives; of several days the first and the last. */
export function writeArrivalSentence({
  orderItemProducts,
  lastArrivalDate,
  expectedShipmentDate,
}: Order): string {
  const lines = orderItemProducts
    .filter(({ orderItemProductStatus }) => hasYetToArrive(orderItemProductStatus))
    .flatMap(({ orderOptionGroups }) => orderOptionGroups);
  if (lines.some(({ undatedDelay }) => undatedDelay !== null))
    return "늦어지는 상품이 있어요. 출고일이 정해지면 바로 알려드려요";
  const days = lines.flatMap(({ deliveryPromise }) => deliveryPromise?.arrivalTo ?? []).toSorted();
  const [first] = days;
  if (first === undefined || lastArrivalDate === null)
    return `${formatMonthDay(expectedShipmentDate)}에 출고할 예정이에요`;
  if (first === lastArrivalDate) return `${formatMonthDay(first)}에 도착할 예정이에요`;
  return `${formatMonthDay(first)}부터, 마지막은 ${formatMonthDay(lastArrivalDate)}에 도착해요`;
}
