import type { Cart } from "@todayfruit/contract/cart/cart";
import { ZERO_WON } from "@todayfruit/domain/money/won";
import { quote } from "@todayfruit/domain/pricing/quote";
import type { QuotedBundle } from "@todayfruit/domain/pricing/quote-breakdown";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { Static } from "typebox";
import type { Asker } from "../../http/context.ts";
import { presentCombination, presentPricedProduct } from "../offers/offer.presenter.ts";
import { purchaseRestrictionOf } from "../offers/purchase-restriction.ts";
import { quoteLineOf } from "../offers/quote-line.ts";
import type { CartRow } from "./cart.repository.ts";

type CartReply = Static<typeof Cart>;
type Entry = CartReply["list"][number];

/** Presents the cart grouped by shipment, with the price of its checked lines on the mainland, in 원. */
export function presentCart(rows: readonly CartRow[], asker: Asker, now: Date): CartReply {
  const chosen = rows.filter(
    (row) => row.is_checked && purchaseRestrictionOf(row, row.units, asker, now) === null,
  );
  const quoted = quote({
    lines: chosen.map((row) => quoteLineOf(String(row.cart_option_id), row, row.units)),
    area: "major",
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
  });
  const bundleOf = new Map(
    quoted.bundles.flatMap((bundle) => bundle.lineIds.map((id) => [id, bundle] as const)),
  );
  const entries = [...Map.groupBy(rows, entryKey)].map(([key, own]) =>
    presentEntry(key, own, bundleOf, asker, now),
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
  };
}

function entryKey(row: CartRow): string {
  return row.is_bundle ? `d${row.distributor_id}` : `p${row.id}`;
}

function presentEntry(
  key: string,
  rows: readonly CartRow[],
  bundleOf: ReadonlyMap<string, QuotedBundle>,
  asker: Asker,
  now: Date,
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
      presentItem(id, own, asker, now),
    ),
    shipping: bundle ? presentBundle(bundle) : null,
  };
}

function presentItem(
  id: number,
  rows: readonly CartRow[],
  asker: Asker,
  now: Date,
): Entry["bundleItems"][number] {
  const [first] = rows;
  if (!first) throw new Error("An item has at least one option");
  return {
    id,
    product: presentPricedProduct(first),
    optionGroups: rows.map((row) => {
      // A line is checkable when this buyer could order it now, on their platform (decision 73).
      const block = purchaseRestrictionOf(row, row.units, asker, now);
      return {
        id: row.cart_option_id,
        optionUnit: row.units,
        productOptionCombination: presentCombination(row, row.units),
        isChecked: row.is_checked && block === null,
        isCheckable: block === null,
        block,
      };
    }),
  };
}

export function presentBundle(bundle: QuotedBundle): NonNullable<Entry["shipping"]> {
  const { key, productsPrice, boxes, baseFee, areaFee, fee, freeFrom, missingForFree, isFree } = bundle;
  return { key, productsPrice, boxes, baseFee, areaFee, fee, freeFrom, missingForFree, isFree };
}
