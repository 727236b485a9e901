import type { Reply } from "@todayfruit/contract/all-calls";
import { daysBetween, kstDateOf } from "@todayfruit/domain/calendar/kst";

/**
 * Builds the fee of one unit, and the days until dispatch and from there to the arrival on the mainland.
 *
 * @param now instant of the page, ISO 8601
 */
export function shippingJsonLd(product: Reply<"GET /v1/products/{id}">, now: string) {
  const {
    deliveryPromise,
    productShippingFee,
    productPrice,
    freeShippingFeeConditionPrice: freeFrom,
  } = product;
  const { dispatchDate, arrivalFrom, arrivalTo } = deliveryPromise;
  const isFree = freeFrom > 0 && productPrice.price >= freeFrom;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: isFree ? 0 : productShippingFee.base,
      currency: "KRW",
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "KR" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: daysFrom(0, daysBetween(kstDateOf(now), dispatchDate)),
      transitTime: daysFrom(daysBetween(dispatchDate, arrivalFrom), daysBetween(dispatchDate, arrivalTo)),
    },
  };
}

function daysFrom(minValue: number, maxValue: number) {
  return { "@type": "QuantitativeValue", minValue, maxValue: Math.max(minValue, maxValue), unitCode: "DAY" };
}
