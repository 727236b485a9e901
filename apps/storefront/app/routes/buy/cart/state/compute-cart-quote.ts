import { won, ZERO_WON } from "@todayfruit/domain/money/won";
import { computeQuote, type QuotedBundle, type QuoteLine } from "@todayfruit/domain/pricing/compute-quote";
import {
  type Cart,
  type CartEntry,
  type CartGroup,
  type CartItem,
  groupsOf,
  unitPriceOf,
} from "./cart-types-and-readers.ts";

/**
 * Recalculates a cart's totals for its checked lines to the mainland (육지), by the same quote the server charges.
 *
 * @param totals the server's last totals, for what the cart does not change (coupon, points, fee type)
 */
export function computeCartQuote(list: CartEntry[], totals: Cart["totals"]): Cart {
  const chosen = groupsOf({ list }).filter(({ group }) => group.isChecked);
  const quoted = computeQuote({
    lines: chosen.map(({ item, group }) => quoteLine(item, group)),
    area: "major",
    shippingFeeType: totals.todayfruitShippingFeeType,
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
  });
  const bundleOf = new Map(
    quoted.bundles.flatMap((bundle) => bundle.lineIds.map((id) => [id, bundle] as const)),
  );
  return {
    list: list.map((entry) => {
      const ids = groupsOf({ list: [entry] }).map(({ group }) => String(group.id));
      const bundle = ids.map((id) => bundleOf.get(id)).find((found) => found !== undefined);
      return { ...entry, shipping: bundle ? shippingOf(bundle) : null };
    }),
    totals: {
      ...totals,
      discountedPrice: quoted.productDiscount,
      listPrice: quoted.listPrice,
      optionCountings: chosen.length,
      price: quoted.price,
      productsPrice: quoted.productsPrice,
      shippingFee: quoted.shippingFee,
      todayfruitAddOrtherShippingFee: quoted.areaShippingFee,
    },
    // The server explains a price; until it has answered there is nothing to show.
    explanation: [],
  };
}

function quoteLine({ product }: CartItem, group: CartGroup): QuoteLine {
  const { productShippingFee: fee, productDetail } = product;
  const option = group.productOptionCombination;
  return {
    lineId: String(group.id),
    productId: product.id,
    optionId: option.id,
    distributorId: product.distributor.id,
    unitPrice: won(unitPriceOf(group)),
    unitListPrice: won(option.productOptionPrice.listPrice),
    units: group.optionUnit,
    taxStatus: productDetail.taxStatus,
    shipping: {
      base: won(fee.base),
      primaryArea: won(fee.primaryArea),
      secondaryArea: won(fee.secondaryArea),
      thirdArea: won(fee.thirdArea),
      unit: productDetail.shippingFeeUnit,
      freeFrom: won(product.freeShippingFeeConditionPrice),
      isBundle: product.isBundleByDistributor,
      maxUnitInBox: option.maxUnitInBox,
    },
  };
}

type Shipping = NonNullable<CartEntry["shipping"]>;

function shippingOf(bundle: QuotedBundle): Shipping {
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
