import { OPTION_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DateText,
  Filled,
  Id,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

/** What a list of stock is narrowed to: what fell to its threshold, or what cannot be bought. */
export const STOCK_VIEWS = ["low", "out"] as const;

export const stockLevelCalls = calls({
  "GET /operator/v1/stock": {
    farm: true,
    summary:
      "수량을 세는 옵션의 재고, 새것부터: 가진 것, 주문이 잡은 것, 다음에 나갈 LOT. 곧 떨어질 것이나 품절만 볼 수 있고, 상품 이름이나 번호로 찾아요.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      view: Type.Optional(oneOf(STOCK_VIEWS)),
      search: Type.Optional(Filled(100)),
      distributorId: Type.Optional(Id),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        /** Id of the option. */
        id: Id,
        version: Version,
        productId: Id,
        productName: Text(120),
        optionName: Text(120),
        image: Text(200),
        status: oneOf(OPTION_STATUSES),
        distributorId: Id,
        distributorName: Text(60),
        onHand: Count,
        /** Units of unpaid orders, part of `onHand`. */
        reserved: Count,
        /** Threshold to which it fell; `null` above it, and without a rule. */
        lowAt: nullable(Count),
        /** Lot from which it is sent next; `null` where no lot is known. */
        nextLot: nullable(closed({ code: Text(30), expiresOn: DateText })),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
});
