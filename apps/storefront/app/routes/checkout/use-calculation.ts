import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useEffect, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import type { Destination } from "../../ui/address/address-values.ts";

export type OrderTmp = Reply<"GET /v4/app-users/order-tmp/{id}">;

/** What is taken off: points, and a coupon or none. */
type Spending = { usedPoint: number; couponId: number | null };

/** To an address, or as a gift to so many. */
type GoesTo = Destination | { giftCount: number };

/** Milliseconds of quiet after which a change of address or points is priced. */
const pause = 300;

/**
 * The order form priced by the server for this destination and these points and coupon. Until it answers, the form as last priced
 * with `isCalculating`, so that an old amount is never taken for the new one.
 */
export function useCalculation(form: OrderTmp, destination: GoesTo | null, spending: Spending) {
  const [settled, setSettled] = useState({ destination, spending });
  const wish = JSON.stringify({ destination, spending });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(wish)), pause);
    return () => clearTimeout(timer);
  }, [wish]);

  const query = useQuery({
    queryKey: ["order-price", form.id, settled],
    queryFn: () =>
      api("PATCH /v4/app-users/order-tmp/calculate/{id}", {
        path: { id: form.id },
        ...wishOf(settled.destination as GoesTo, settled.spending),
      }),
    enabled: settled.destination !== null,
    placeholderData: keepPreviousData,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
    gcTime: 0,
  });
  return {
    // An amount of a place that is being changed says nothing.
    priced: (destination && query.data) ?? form,
    isCalculating: destination !== null && (JSON.stringify(settled) !== wish || query.isFetching),
    error: query.error,
    recalculate: query.refetch,
  };
}

function wishOf(destination: GoesTo, spending: Spending) {
  if ("giftCount" in destination) {
    return { query: { isGift: true, giftCount: destination.giftCount }, body: spending };
  }
  return { body: "address" in destination ? { address: destination.address, ...spending } : destination };
}
