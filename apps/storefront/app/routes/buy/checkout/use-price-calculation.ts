import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useEffect, useState } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import type { Destination } from "../../../features/addresses/order-address-from-form-values.ts";

export type OrderTmp = Reply<"GET /v4/app-users/order-tmp/{id}">;

/** Coupon of goods and coupon of shipping; `null` for none. */
export type PickedCoupons = { couponId: number | null; shippingCouponId: number | null };

/** Deductions: points in 원, and coupons. */
type Spending = { usedPoint: number } & PickedCoupons;

/** Destination, or the number of receivers of a gift. */
type GoesTo = Destination | { giftCount: number };

/** Milliseconds to wait before pricing a change of address or points. */
const PAUSE_MS = 300;

/**
 * Prices the order form on the server for a destination, points and coupons. Until the reply it returns the last priced
 * form with `isCalculating`, so that an old amount is never taken for the new one.
 */
export function usePriceCalculation(form: OrderTmp, destination: GoesTo | null, spending: Spending) {
  const [settled, setSettled] = useState({ destination, spending });
  const wish = JSON.stringify({ destination, spending });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(wish)), PAUSE_MS);
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
    // An amount for a destination that is being edited is out of date.
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
