import { OPTION_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, DayInput, Filled, Id, nullable, oneOf } from "../common-schemas.ts";
import {
  ADD,
  AddReply,
  addBody,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";
import { PriceFields } from "./operator-prices.calls.ts";

const Amount = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Fields of an option that operators edit; its prices are edited by `PATCH /operator/v1/prices`. */
export const OptionFields = closed({
  name: Filled(120),
  sort: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  /** Pieces in one unit. */
  amount: Amount,
  /** Weight of one unit, e.g. 3000 g; `null` for goods by the piece. */
  weight: nullable(
    closed({ value: Amount, unit: Type.String({ pattern: "^[A-Za-z가-힣]{1,10}$", maxLength: 10 }) }),
  ),
  status: oneOf(OPTION_STATUSES),
  /** Fixed day of dispatch (KST) of what is sold ahead. */
  shipmentDate: nullable(DayInput),
  maxUnitInBox: Amount,
});

/** Fields of a new option of a product with its prices and the units on hand; `null`: not counted. */
export const NewOption = closed({
  ...OptionFields.properties,
  ...PriceFields.properties,
  stock: nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});

const CHANGES = { permission: "catalog.edit" } as const;
const OPTION_REFUSALS = ["OPTION_STOCK_REQUIRED", "UNIT_PRICE_REQUIRED", "OPTION_REQUIRED"] as const;
export const NEW_OPTION_REFUSALS = [
  "PRICE_ABOVE_LIST_PRICE",
  "SPECIAL_SALE_PRICE_ABOVE_PRICE",
  "OPTION_STOCK_REQUIRED",
] as const;

export const optionCalls = calls({
  "GET /operator/v1/options": {
    farm: true,
    summary: "옵션 목록, 새것부터. 이름으로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: closed({ ...RecordQuery.properties, productId: Type.Optional(Id) }),
    reply: recordList(
      closed({
        productId: Id,
        ...OptionFields.properties,
        shipmentDate: nullable(DateText),
        remaining: nullable(Count),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/options": {
    ...ADD,
    ...CHANGES,
    summary: "상품에 옵션을 더해요. 되돌리면 팔지 않는 옵션으로 남아요.",
    body: addBody(closed({ productId: Id, ...NewOption.properties })),
    reply: AddReply,
    refusals: ["PRODUCT_NOT_FOUND", "UNIT_PRICE_REQUIRED", ...NEW_OPTION_REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/options": {
    ...EDIT,
    ...CHANGES,
    summary: "옵션의 이름, 차례, 무게, 판매 상태를 고쳐요. 값은 값 고치기로 바꿔요.",
    body: editBody(OptionFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...OPTION_REFUSALS],
  },
});
