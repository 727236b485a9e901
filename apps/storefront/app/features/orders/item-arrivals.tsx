import { OrderedArrivalLine } from "../delivery/arrival-line.tsx";
import { hasYetToArrive } from "./has-yet-to-arrive.ts";
import type { OrderedItem } from "./ordered-item-types.ts";

/** Promised arrivals and delays of a product that is not there yet, each once. */
export function ItemArrivals({ item }: { item: OrderedItem }) {
  if (!hasYetToArrive(item.orderItemProductStatus)) return null;
  const days = new Map(
    item.orderOptionGroups.map((line) => [line.undatedDelay ?? line.deliveryPromise?.arrivalTo ?? "", line]),
  );
  return [...days].map(([day, line]) => <OrderedArrivalLine key={day} line={line} />);
}
