import type { Cart, CartEntry, CartGroup } from "./cart-types-and-readers.ts";

/**
 * Builds a cart for tests: one farm, one product per group, shipping 3,000원, free from 30,000원, everything checked.
 *
 * @param lines option group ids with price and units
 */
export function cartOf(lines: readonly { id: number; price: number; units: number }[]): Cart {
  const entry: CartEntry = {
    id: "d301",
    distributor: { id: 301, name: "돌담농장", region: "서귀포" },
    isBundle: true,
    bundleItems: lines.map((line) => ({
      id: line.id * 10,
      product: { ...PRODUCT, id: line.id * 100 },
      optionGroups: [groupOf(line)],
    })),
    shipping: null,
  };
  return {
    list: [entry],
    totals: {
      couponDiscountPrice: 0,
      todayfruitAddOrtherShippingFee: 0,
      todayfruitShippingFeeType: "type03",
      discountedPrice: 0,
      listPrice: 0,
      optionCountings: 0,
      price: 0,
      productsPrice: 0,
      shippingFee: 0,
      usedPoint: 0,
    },
    explanation: [],
  };
}

function groupOf({ id, price, units }: { id: number; price: number; units: number }): CartGroup {
  return {
    id,
    optionUnit: units,
    isChecked: true,
    isCheckable: true,
    block: null,
    productOptionCombination: {
      id: id * 1000,
      name: "3kg",
      amount: 1,
      shipmentDate: null,
      status: "stock_in",
      productOptionPrice: {
        supplyPrice: price,
        price,
        specialSalePrice: null,
        listPrice: price,
        timedPrice: null,
      },
      unitPrice: null,
      maxUnitInBox: 1,
      remaining: 50,
      isAvailable: true,
      deliveryPromise: {
        dispatchDate: "2026-11-25",
        arrivalFrom: "2026-11-26",
        arrivalTo: "2026-11-26",
        parcels: null,
        parcelsOnTime: null,
      },
      optionUnit: units,
    },
  };
}

const PRODUCT: CartEntry["bundleItems"][number]["product"] = {
  id: 0,
  uuid: "00000000-0000-4000-8000-000000000000",
  name: "노지 감귤",
  subTitle: "",
  images: [],
  productStatus: "stock_in",
  productPrice: { price: 0, listPrice: 0, supplyPrice: 0, timedPrice: null },
  unitPrice: null,
  scoreAverage: 0,
  counts: { QNAs: 0, reviews: 0, favorites: 0 },
  isExclusive: false,
  isAppOnly: false,
  isBundleByDistributor: true,
  minAppUserGrade: null,
  restrictedStockOrder: false,
  maxUnitInBox: 1,
  unstoringDaysAfter: 1,
  freeShippingFeeConditionPrice: 30_000,
  productShippingFee: { base: 3_000, primaryArea: 0, secondaryArea: 3_000, thirdArea: 5_000 },
  labelRecommend: null,
  labelShippingMethod: null,
  productSaleType: {
    saleType: "normal",
    comingSoonDate: null,
    limitedPeriodBegin: null,
    limitedPeriodEnd: null,
    goalQuantity: null,
    noResale: false,
  },
  distributor: { id: 301, name: "돌담농장", region: "서귀포" },
  category: { id: 91, name: "과일", parent: null },
  undeliverable: { primaryArea: false, secondaryArea: false, thirdArea: false, note: null },
  productDetail: { shippingFeeUnit: "order", taxStatus: "tax_free", videoUrl: null, optionIdPath: "1" },
};
