import { AreaFlags, ContentBlock, ProductShippingFee, UnitPrice } from "@todayfruit/contract/catalog/product";
import { Id, Money, nullable, oneOf, Uuid } from "@todayfruit/contract/common-schemas";
import { PRODUCT_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { SALE_TYPES } from "@todayfruit/domain/catalog/sale-type";
import { TAX_STATUSES } from "@todayfruit/domain/catalog/tax-status";
import { SHIPPING_FEE_UNITS } from "@todayfruit/domain/shipping/shipping-fee-units";
import { type Static, Type } from "typebox";
import { OptionRecord } from "./option-record.ts";
import { Amount, DayOffset, Line, MediaPath, PastOffset, Price, WholeCount } from "./record-field-schemas.ts";

type Block = Static<typeof ContentBlock>;
/** Content blocks of the contract, discriminated by type, so that a bad one is reported by its own rules only. */
const Block = Type.Unsafe<Block>({
  type: "object",
  required: ["type"],
  discriminator: { propertyName: "type" },
  oneOf: ContentBlock.anyOf,
});

/** Row of `products.json` with its options. */
export const ProductRecord = Type.Object({
  id: Id,
  uuid: Uuid,
  name: Line(120),
  subTitle: Line(200),
  kind: Line(60),
  rootCategoryId: Id,
  categoryId: Id,
  distributorId: Id,
  productPrice: Type.Object({ listPrice: Price, price: Price, supplyPrice: Money }),
  representativeOptionId: Id,
  unitPrice: nullable(UnitPrice),
  productShippingFee: ProductShippingFee,
  freeShippingFeeConditionPrice: Money,
  isBundleByDistributor: Type.Boolean(),
  deliveryCompany: Type.Object({ code: Line(10), name: Line(40) }),
  undeliverable: AreaFlags,
  productDetail: Type.Object({
    shippingFeeUnit: oneOf(SHIPPING_FEE_UNITS),
    taxStatus: oneOf(TAX_STATUSES),
    videoUrl: nullable(MediaPath),
  }),
  productStatus: oneOf(PRODUCT_STATUSES),
  isExclusive: Type.Boolean(),
  isAppOnly: Type.Boolean(),
  minAppUserGrade: nullable(Type.Integer({ minimum: 1, maximum: 9 })),
  restrictedStockOrder: Type.Boolean(),
  requiresShare: Type.Optional(Type.Boolean()),
  isWholesale: Type.Boolean(),
  maxUnitInBox: Amount,
  unstoringDaysAfter: Type.Integer({ minimum: 0, maximum: 365 }),
  labelRecommend: nullable(Line(20)),
  labelShippingMethod: nullable(Line(20)),
  productSaleType: Type.Object({
    saleType: oneOf(SALE_TYPES),
    comingSoonDateOffset: nullable(DayOffset),
    limitedPeriodBeginOffset: nullable(DayOffset),
    limitedPeriodEndOffset: nullable(DayOffset),
    goalQuantity: nullable(Amount),
    noResale: Type.Boolean(),
  }),
  origin: Line(200),
  storage: Line(1000),
  harvestNote: nullable(Line(500)),
  expiryNote: nullable(Line(500)),
  seasonNote: nullable(Line(500)),
  /** Least sweetness in °Bx that the farm promises. */
  sweetnessBrix: Type.Optional(Type.Number({ minimum: 1, maximum: 40, multipleOf: 0.1 })),
  nextHarvestOffset: Type.Optional(DayOffset),
  keywords: Type.Array(Line(40), { maxItems: 50 }),
  images: Type.Array(MediaPath, { minItems: 1, maxItems: 10 }),
  options: Type.Array(OptionRecord, { minItems: 1, maxItems: 100 }),
  contents: Type.Array(Block, { maxItems: 200 }),
  salesWeight: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  scoreAverage: Type.Number({ minimum: 0, maximum: 5 }),
  counts: Type.Object({ reviews: WholeCount, QNAs: WholeCount, favorites: WholeCount }),
  relatedProductIds: Type.Array(Id, { maxItems: 100 }),
  createdDateOffset: PastOffset,
});
export type ProductRecord = Static<typeof ProductRecord>;
