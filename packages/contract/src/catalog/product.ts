import { OPTION_STATUSES, PRODUCT_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { SALE_TYPES } from "@todayfruit/domain/catalog/sale-type";
import { TAX_STATUSES } from "@todayfruit/domain/catalog/tax-status";
import { SHIPPING_FEE_UNITS } from "@todayfruit/domain/shipping/shipping-fee-units";
import { Type } from "typebox";
import {
  Count,
  closed,
  DateText,
  Id,
  Instant,
  Money,
  nullable,
  oneOf,
  Text,
  Uuid,
} from "../common-schemas.ts";
import { Harvest } from "../stock-lots/harvest.ts";
import { DeliveryPromise } from "./delivery-promise.ts";

/** Price from a begin until an end: the one that holds, else the next one to come. */
const TimedPrice = closed({ price: Money, beginsAt: Instant, endsAt: Instant });

/**
 * Prices shown to shoppers. `supplyPrice` is the price without VAT (공급가액); the shop's purchase price at the farm
 * never leaves the server.
 */
export const ProductPrice = closed({
  price: Money,
  listPrice: Money,
  supplyPrice: Money,
  timedPrice: nullable(TimedPrice),
});
export const UnitPrice = closed({ unit: Text(10), amount: Money });
export const AreaFlags = closed({
  primaryArea: Type.Boolean(),
  secondaryArea: Type.Boolean(),
  thirdArea: Type.Boolean(),
  note: nullable(Text(200)),
});
export const ProductShippingFee = closed({
  base: Money,
  primaryArea: Money,
  secondaryArea: Money,
  thirdArea: Money,
});
export const DistributorName = closed({ id: Id, name: Text(60), region: Text(60) });
export const CategoryName = closed({
  id: Id,
  name: Text(40),
  parent: nullable(closed({ id: Id, name: Text(40) })),
});
export const ProductCounts = closed({ QNAs: Count, reviews: Count, favorites: Count });
export const ProductSaleType = closed({
  saleType: oneOf(SALE_TYPES),
  comingSoonDate: nullable(Instant),
  limitedPeriodBegin: nullable(Instant),
  limitedPeriodEnd: nullable(Instant),
  goalQuantity: nullable(Count),
  noResale: Type.Boolean(),
});

const summary = {
  id: Id,
  uuid: Uuid,
  name: Text(120),
  subTitle: Text(200),
  images: Type.Array(Text(200)),
  productStatus: oneOf(PRODUCT_STATUSES),
  productPrice: ProductPrice,
  unitPrice: nullable(UnitPrice),
  scoreAverage: Type.Number({ minimum: 0, maximum: 5 }),
  counts: ProductCounts,
  isExclusive: Type.Boolean(),
  isAppOnly: Type.Boolean(),
  isBundleByDistributor: Type.Boolean(),
  minAppUserGrade: nullable(Type.Integer({ minimum: 1, maximum: 9 })),
  restrictedStockOrder: Type.Boolean(),
  maxUnitInBox: Type.Integer({ minimum: 1 }),
  unstoringDaysAfter: Count,
  freeShippingFeeConditionPrice: Money,
  productShippingFee: ProductShippingFee,
  labelRecommend: nullable(Text(20)),
  labelShippingMethod: nullable(Text(20)),
  productSaleType: ProductSaleType,
  distributor: DistributorName,
  category: CategoryName,
};

/** Fields of a product for a list card, a cart line and an order line. */
export const ProductSummary = closed(summary);

export const ContentBlock = Type.Union([
  closed({ type: Type.Literal("heading"), text: Text(500) }),
  closed({ type: Type.Literal("paragraph"), text: Text(5000) }),
  closed({ type: Type.Literal("image"), src: Text(200), alt: Text(200) }),
  closed({ type: Type.Literal("bulletList"), items: Type.Array(Text(1000)) }),
  closed({ type: Type.Literal("table"), rows: Type.Array(Type.Array(Text(2000))) }),
]);

export const Product = closed({
  ...summary,
  contents: Type.Array(ContentBlock),
  undeliverable: AreaFlags,
  productDetail: closed({
    shippingFeeUnit: oneOf(SHIPPING_FEE_UNITS),
    taxStatus: oneOf(TAX_STATUSES),
    videoUrl: nullable(Text(200)),
    optionIdPath: Text(60),
  }),
  /** Text of each picture for who does not see it; empty where none is written. */
  imageAlts: Type.Array(Text(200)),
  /** Texts for search engines; `null` where none is written. */
  seo: closed({ title: nullable(Text(100)), description: nullable(Text(200)) }),
  /** Short video at `videoUrl`, when it is in the feed. */
  video: nullable(closed({ id: Id, title: Text(100), thumbnail: Text(200) })),
  deliveryCompany: closed({ code: Text(10), name: Text(40) }),
  distributor: closed({
    ...DistributorName.properties,
    greeting: Text(500),
    bundlePolicy: Text(300),
    shippingAddress: Text(200),
    orderCutoffTime: Text(5),
    shippingWeekdays: Type.Array(Text(3)),
    csPhone: Text(20),
    businessNumber: Text(20),
  }),
  origin: Text(200),
  storage: Text(1000),
  harvestNote: nullable(Text(500)),
  /** Harvest of the lot that is sold next; `null` where no lot is known. */
  harvest: nullable(Harvest),
  expiryNote: nullable(Text(500)),
  seasonNote: nullable(Text(500)),
  /** Day of the next harvest, as the farm told. */
  nextHarvestDate: nullable(DateText),
  isFavorites: Type.Boolean(),
  /** Waiting room through which an option of it is sold; `null`: ordinary sale. */
  waitingRoom: nullable(closed({ id: Id, opensAt: Instant })),
  userProductOrderConditions: Type.Array(closed({ type: Type.Literal("share"), isSatisfy: Type.Boolean() })),
  /** First day of dispatch; the same as that of `deliveryPromise`. */
  expectedShipmentDate: DateText,
  /** Earliest promise of its options to the mainland; before the sale opens, of an order at its opening. */
  deliveryPromise: DeliveryPromise,
  /** Prices of the last 30 days, today last; `null` below seven days. */
  priceHistory: nullable(
    closed({
      days: Type.Array(closed({ date: DateText, price: Money })),
      lowest: Money,
      lowestDate: DateText,
      isLowestNow: Type.Boolean(),
    }),
  ),
});

export const Option = closed({
  id: Id,
  name: Text(120),
  amount: Type.Integer({ minimum: 1 }),
  shipmentDate: nullable(DateText),
  status: oneOf(OPTION_STATUSES),
  productOptionPrice: closed({
    supplyPrice: Money,
    price: Money,
    specialSalePrice: nullable(Money),
    listPrice: Money,
    timedPrice: nullable(TimedPrice),
  }),
  unitPrice: nullable(UnitPrice),
  maxUnitInBox: Type.Integer({ minimum: 1 }),
  /** Units that can still be bought; `null` when the stock is not counted. */
  remaining: nullable(Count),
  isAvailable: Type.Boolean(),
  /** To the mainland. */
  deliveryPromise: DeliveryPromise,
});
