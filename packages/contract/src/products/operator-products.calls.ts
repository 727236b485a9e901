import { PRODUCT_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { SALE_TYPES } from "@todayfruit/domain/catalog/sale-type";
import { TAX_STATUSES } from "@todayfruit/domain/catalog/tax-status";
import { ITEM_CLASSES } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { SHIPPING_FEE_UNITS } from "@todayfruit/domain/shipping/shipping-fee-units";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ContentBlock } from "../catalog/product.ts";
import {
  Count,
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  InstantInput,
  listOf,
  Money,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";
import { MediaPath } from "./media-path.ts";

/** Block of the description; pictures are stored before they are named. */
const EditedBlock = Type.Union([
  closed({ type: Type.Literal("heading"), text: Filled(200) }),
  closed({ type: Type.Literal("paragraph"), text: Filled(3000) }),
  closed({ type: Type.Literal("image"), src: MediaPath, alt: Text(200) }),
  closed({ type: Type.Literal("bulletList"), items: Type.Array(Filled(300), { minItems: 1, maxItems: 20 }) }),
  closed({
    type: Type.Literal("table"),
    rows: Type.Array(Type.Array(Text(200), { minItems: 1, maxItems: 4 }), { minItems: 1, maxItems: 20 }),
  }),
]);

/** Notice of a product by its class (상품정보제공고시), as rows of a table. */
export const ItemNotice = closed({
  itemClass: oneOf(ITEM_CLASSES),
  rows: Type.Array(closed({ label: Filled(60), text: Text(2000) }), { minItems: 1, maxItems: 40 }),
});

/** Fields of a product that operators edit; amounts in 원, days and instants in KST. */
export const ProductFields = closed({
  name: Filled(120),
  subTitle: Text(200),
  /** Variety, e.g. of apples. */
  kind: Filled(60),
  status: oneOf(PRODUCT_STATUSES),
  categoryId: Id,
  distributorId: Id,
  representativeOptionId: Id,
  taxStatus: oneOf(TAX_STATUSES),
  origin: Text(200),
  storage: Text(1000),
  harvestNote: nullable(Filled(500)),
  expiryNote: nullable(Filled(500)),
  seasonNote: nullable(Filled(500)),
  /** Least sweetness in °Bx that the farm promises. */
  sweetnessBrix: nullable(Type.Number({ minimum: 1, maximum: 40, multipleOf: 0.1 })),
  nextHarvestOn: nullable(DayInput),
  keywords: Type.Array(Filled(40), { maxItems: 50 }),
  images: Type.Array(MediaPath, { minItems: 1, maxItems: 10 }),
  /** Texts of the gallery's pictures for who does not see them, each of its picture. */
  imageAlts: Type.Array(closed({ src: MediaPath, alt: Filled(200) }), { maxItems: 10 }),
  contents: Type.Array(EditedBlock, { maxItems: 60 }),
  itemNotice: nullable(ItemNotice),
  videoUrl: nullable(MediaPath),
  relatedProductIds: Type.Array(Id, { maxItems: 100 }),
  /** Whole title of its page for search engines; `null`: made of its name and the shop's. */
  seoTitle: nullable(Filled(100)),
  /** Description of its page for search engines; `null`: its subtitle. */
  seoDescription: nullable(Filled(200)),
  labelRecommend: nullable(Filled(20)),
  labelShippingMethod: nullable(Filled(20)),
  isExclusive: Type.Boolean(),
  isAppOnly: Type.Boolean(),
  isWholesale: Type.Boolean(),
  minGrade: nullable(Type.Integer({ minimum: 1, maximum: 9 })),
  restrictedStockOrder: Type.Boolean(),
  requiresShare: Type.Boolean(),
  noResale: Type.Boolean(),
  saleType: oneOf(SALE_TYPES),
  comingSoonAt: nullable(InstantInput),
  limitedBeginAt: nullable(InstantInput),
  limitedEndAt: nullable(InstantInput),
  goalQuantity: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  shippingBase: Money,
  shippingPrimaryArea: Money,
  shippingSecondaryArea: Money,
  shippingThirdArea: Money,
  shippingFeeUnit: oneOf(SHIPPING_FEE_UNITS),
  /** Sum of goods from which shipping is free, 원; 0 for never. */
  freeShippingFrom: Money,
  isBundle: Type.Boolean(),
  undeliverablePrimaryArea: Type.Boolean(),
  undeliverableSecondaryArea: Type.Boolean(),
  undeliverableThirdArea: Type.Boolean(),
  undeliverableNote: nullable(Filled(200)),
  carrierCode: Type.String({ pattern: "^\\d{2}$", maxLength: 2 }),
  maxUnitInBox: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** Days between the order and the dispatch. */
  unstoringDaysAfter: Type.Integer({ minimum: 0, maximum: 365 }),
});

const path = closed({ id: Id });
const ProductRecord = closed({
  id: Id,
  version: Version,
  ...ProductFields.properties,
  contents: Type.Array(ContentBlock),
  nextHarvestOn: nullable(DateText),
  comingSoonAt: nullable(Instant),
  limitedBeginAt: nullable(Instant),
  limitedEndAt: nullable(Instant),
});

const PUBLISHING_REFUSALS = [
  "ORIGIN_REQUIRED",
  "ITEM_NOTICE_REQUIRED",
  "ITEM_NOTICE_FIELD_REQUIRED",
  "ITEM_NOTICE_FIELD_VAGUE",
  "OPTION_REQUIRED",
  "UNIT_PRICE_REQUIRED",
  "BUSINESS_NUMBER_REQUIRED",
] as const;

export const productCalls = calls({
  "GET /operator/v1/products": {
    summary: "상품 목록, 새것부터. 이름이나 번호로 찾고 상태, 카테고리, 농가, 번호 여럿으로 좁혀요.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      search: Type.Optional(Filled(100)),
      status: Type.Optional(oneOf(PRODUCT_STATUSES)),
      categoryId: Type.Optional(Id),
      distributorId: Type.Optional(Id),
      isSoldOut: Type.Optional(Type.Boolean()),
      /** Only these, separated by commas. */
      ids: Type.Optional(
        Type.String({ pattern: "^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,99}$", maxLength: 1600 }),
      ),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Id,
        version: Version,
        name: Text(120),
        image: Text(200),
        status: oneOf(PRODUCT_STATUSES),
        isSoldOut: Type.Boolean(),
        categoryId: Id,
        categoryName: Text(40),
        distributorId: Id,
        distributorName: Text(60),
        price: Money,
        listPrice: Money,
        supplyCost: Money,
        optionCount: Count,
        /** Units that can be sold of all counted options; `null` when none is counted. */
        remaining: nullable(Type.Integer()),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/products/{id}": {
    summary: "상품 하나의 고칠 수 있는 모든 값과, 공개하려면 더 적어야 하는 것",
    access: "operator",
    permission: "orders.read",
    path,
    reply: closed({
      ...ProductRecord.properties,
      /** Facts that the law asks for before it may be seen. */
      missing: Type.Array(closed({ field: Text(100), code: Text(40), message: Text(200) })),
    }),
    refusals: ["RECORD_NOT_FOUND"],
  },
  "PATCH /operator/v1/products": {
    ...EDIT,
    permission: "catalog.edit",
    summary: "상품을 고쳐요. 한 번에 500개까지, 공개·숨김·보관도 상태로 바꾸고 예약할 수 있어요.",
    body: editBody(ProductFields),
    reply: EditReply,
    refusals: [
      ...EDIT_REFUSALS,
      ...PUBLISHING_REFUSALS,
      "CATEGORY_UNKNOWN",
      "DISTRIBUTOR_UNKNOWN",
      "CARRIER_UNKNOWN",
      "OPTION_OF_OTHER_PRODUCT",
      "PICTURE_UNKNOWN",
      "RELATED_PRODUCT_UNKNOWN",
      "IMAGE_ALT_OF_OTHER_PICTURE",
      "SALE_PERIOD_INVALID",
    ],
  },
});
