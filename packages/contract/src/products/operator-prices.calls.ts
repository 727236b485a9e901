import { OPTION_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, listOf, Money, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";

/** Price in 원 that is never free. */
const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** Price of e.g. `100g`, which no edit takes away: the law asks for it. */
const UnitPrice = closed({
  unit: Type.String({ pattern: "^[0-9]{1,5}[A-Za-z가-힣]{1,10}$", maxLength: 15 }),
  amount: Price,
});

/** Prices of an option that operators edit, in 원. */
export const PriceFields = closed({
  listPrice: Price,
  price: Price,
  specialSalePrice: nullable(Price),
  supplyCost: Money,
  /** Follows the price where the weight is known, unless it is set in the same edit. */
  unitPrice: nullable(UnitPrice),
});

const PricedOption = closed({
  /** Id of the option. */
  id: Id,
  version: Version,
  productId: Id,
  productName: Text(120),
  optionName: Text(120),
  status: oneOf(OPTION_STATUSES),
  ...PriceFields.properties,
});

export const priceCalls = calls({
  "GET /operator/v1/prices": {
    summary: "옵션의 값: 정가, 판매가, 특가, 공급가. 상품 차례로.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      productId: Type.Optional(Id),
      /** Only of these products, separated by commas. */
      productIds: Type.Optional(
        Type.String({ pattern: "^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,499}$", maxLength: 8000 }),
      ),
      categoryId: Type.Optional(Id),
      distributorId: Type.Optional(Id),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(60)),
    }),
    reply: listOf(PricedOption),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/prices": {
    ...EDIT,
    permission: "prices.change",
    summary: "옵션의 값을 바꿔요. 한 번에 500줄까지, 1초 안에 모든 화면의 값이 바뀌어요.",
    body: editBody(closed({ ...PriceFields.properties, unitPrice: UnitPrice })),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "PRICE_ABOVE_LIST_PRICE", "SPECIAL_SALE_PRICE_ABOVE_PRICE"],
  },
});
