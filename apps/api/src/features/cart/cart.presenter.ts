import type { Cart } from "@todayfruit/contract/cart/cart";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { ZERO_WON } from "@todayfruit/domain/money/won";
import { computeQuote } from "@todayfruit/domain/pricing/compute-quote";
import { explainPrice } from "@todayfruit/domain/pricing/explain-price";
import type { Quote, QuotedBundle } from "@todayfruit/domain/pricing/quote-breakdown-types";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { Static } from "typebox";
import type { Asker } from "../../http/handler-context-types.ts";
import { computeDeliveryPromiseOfOffer } from "../offers/compute-delivery-promise-of-offer.ts";
import { convertOfferToQuoteLine } from "../offers/convert-offer-to-quote-line.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";
import { presentCombination, presentPricedProduct } from "../offers/offered-product-and-option.presenter.ts";
import type { CartRow } from "./cart.repository.ts";

type CartReply = Static<typeof Cart>;
type Entry = CartReply["list"][number];
type Shown = { asker: Asker; now: Date; calendar: DeliveryCalendar };

/** Area of fees and promises before an address is known. */
const AREA = "major";

/** Presents the cart grouped by shipment, with the price of its checked lines on the mainland, in 원. */
export function presentCart(
  rows: readonly CartRow[],
  asker: Asker,
  now: Date,
  calendar: DeliveryCalendar,
): CartReply {
  const chosen = rows.filter(
    (row) => row.is_checked && findPurchaseRestrictionOfOffer(row, row.units, asker, now) === null,
  );
  const quoted = computeQuote({
    lines: chosen.map((row) => convertOfferToQuoteLine(String(row.cart_option_id), row, row.units, now)),
    area: AREA,
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
  });
  const bundleOf = new Map(
    quoted.bundles.flatMap((bundle) => bundle.lineIds.map((id) => [id, bundle] as const)),
  );
  const entries = [...Map.groupBy(rows, entryKey)].map(([key, own]) =>
    presentEntry(key, own, bundleOf, { asker, now, calendar }),
  );
  return {
    list: entries,
    totals: {
      couponDiscountPrice: quoted.couponDiscount,
      todayfruitAddOrtherShippingFee: quoted.areaShippingFee,
      todayfruitShippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
      discountedPrice: quoted.productDiscount,
      listPrice: quoted.listPrice,
      optionCountings: chosen.length,
      price: quoted.price,
      productsPrice: quoted.productsPrice,
      shippingFee: quoted.shippingFee,
      usedPoint: quoted.usedPoint,
    },
    explanation: explainCart(chosen, quoted),
  };
}

/** Explains the price of the checked lines: each product, and the shipping of each farm. */
function explainCart(chosen: readonly CartRow[], quoted: Quote): CartReply["explanation"] {
  const rows = new Map(chosen.map((row) => [String(row.cart_option_id), row]));
  const farmOf = new Map(
    quoted.bundles.map(({ key, lineIds: [first = ""] }) => [key, rows.get(first)?.distributor_name]),
  );
  return explainPrice(quoted, {
    ofLine: (lineId) => {
      const row = rows.get(lineId);
      return row ? `${row.name} ${row.option_name}` : "상품";
    },
    ofBundle: (key) => farmOf.get(key) ?? "농장",
  });
}

function entryKey(row: CartRow): string {
  return row.is_bundle ? `d${row.distributor_id}` : `p${row.id}`;
}

function presentEntry(
  key: string,
  rows: readonly CartRow[],
  bundleOf: ReadonlyMap<string, QuotedBundle>,
  shown: Shown,
): Entry {
  const [first] = rows;
  if (!first) throw new Error("An entry has at least one line");
  const bundle = rows
    .map((row) => bundleOf.get(String(row.cart_option_id)))
    .find((found) => found !== undefined);
  return {
    id: key,
    distributor: { id: first.distributor_id, name: first.distributor_name, region: first.distributor_region },
    isBundle: first.is_bundle,
    bundleItems: [...Map.groupBy(rows, (row) => row.cart_item_id)].map(([id, own]) =>
      presentItem(id, own, shown),
    ),
    shipping: bundle ? presentBundle(bundle) : null,
  };
}

function presentItem(
  id: number,
  rows: readonly CartRow[],
  { asker, now, calendar }: Shown,
): Entry["bundleItems"][number] {
  const [first] = rows;
  if (!first) throw new Error("An item has at least one option");
  return {
    id,
    product: presentPricedProduct(first, now),
    optionGroups: rows.map((row) => {
      // A line is checkable when this buyer could order it now, on their platform (decision 73).
      const block = findPurchaseRestrictionOfOffer(row, row.units, asker, now);
      return {
        id: row.cart_option_id,
        optionUnit: row.units,
        productOptionCombination: presentCombination(row, row.units, {
          promise: computeDeliveryPromiseOfOffer(row, rows, { area: AREA, now, calendar }),
          now,
        }),
        isChecked: row.is_checked && block === null,
        isCheckable: block === null,
        block,
      };
    }),
  };
}

export function presentBundle(bundle: QuotedBundle): NonNullable<Entry["shipping"]> {
  const { key, productsPrice, boxes, baseFee, areaFee, fee, freeFrom, missingForFree, isFree } = bundle;
  const couponDiscountPrice = bundle.couponDiscount;
  return {
    key,
    productsPrice,
    boxes,
    baseFee,
    areaFee,
    fee,
    couponDiscountPrice,
    freeFrom,
    missingForFree,
    isFree,
  };
}
