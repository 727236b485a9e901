import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import type { FoundLine } from "./match-and-validate-pasted-invoice-lines.ts";

/** Body of a dispatch: a parcel's products where its parcel is known, so that no other farm's are sent along. */
export function rowsOf(lines: readonly FoundLine[]) {
  return lines.map(({ orderNumber, carrier, invoiceNumber, productIds }) => ({
    orderNumber: orderNumber === "" ? "-" : orderNumber.slice(0, 60),
    carrier,
    invoiceNumber: invoiceNumber.slice(0, 30),
    ...(productIds && { orderItemProductIds: productIds }),
  }));
}

/** Asks the server what would happen to each line; nothing is changed. */
export function useDispatchDryRun(lines: readonly FoundLine[]) {
  const rows = rowsOf(lines);
  return useQuery({
    queryKey: ["dispatch", "tried", rows],
    queryFn: () =>
      callApi(
        "POST /operator/v1/orders/dispatch",
        { query: { dryRun: true, partial: true }, body: { rows } },
        crypto.randomUUID(),
      ),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });
}
