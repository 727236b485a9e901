import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  Take,
  Text,
} from "../common-schemas.ts";
import {
  ADD,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  Version,
} from "../record-edits/record-edit-schemas.ts";
import {
  NEW_LOT_REFUSALS,
  NewStockLot,
  STOCK_LOT_FACTS,
  StockLotFields,
  StockLotStatus,
} from "./stock-lot.ts";

const CHANGE = { access: "operator", permission: "stock.change", farm: true } as const;
const query = closed({ dryRun: Type.Optional(Type.Boolean()) });

export const stockLotCalls = calls({
  "GET /operator/v1/stock-lots": {
    summary: "LOT, 새것부터: 수확일, 소비기한, 당도, 남은 수량. 옵션, 상품, 농가, 상태, 소비기한으로 골라요.",
    access: "operator",
    permission: "orders.read",
    farm: true,
    query: closed({
      optionId: Type.Optional(Id),
      productId: Type.Optional(Id),
      distributorId: Type.Optional(Id),
      status: Type.Optional(StockLotStatus),
      /** Lots that expire before this day, KST. */
      expiresBefore: Type.Optional(DayInput),
      /** Leaves out lots of which nothing is left. */
      hasUnits: Type.Optional(Type.Boolean()),
      /** Beginning of the code. */
      search: Type.Optional(Filled(30)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Id,
        version: Version,
        optionId: Id,
        productId: Id,
        productName: Text(120),
        optionName: Text(120),
        distributorId: Id,
        distributorName: Text(60),
        ...STOCK_LOT_FACTS,
        harvestedOn: DateText,
        expiresOn: DateText,
        status: StockLotStatus,
        recallReason: nullable(Text(200)),
        recalledAt: nullable(Instant),
        /** Receipt with which it came; `null`: written by hand for units on hand. */
        stockReceiptId: nullable(Id),
        received: Count,
        remaining: Count,
        createdAt: Instant,
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/stock-lots": {
    ...ADD,
    ...CHANGE,
    summary:
      "가진 수량 가운데 LOT이 없는 것에 LOT을 적어요, 200줄까지. 재고는 그대로예요. 하나라도 못 적으면 아무것도 적지 않아요.",
    query,
    body: closed({
      rows: Type.Array(closed({ optionId: Id, ...NewStockLot.properties }), { minItems: 1, maxItems: 200 }),
      reason: Filled(200),
    }),
    /** Empty for a dry run. */
    reply: closed({ rows: Type.Array(closed({ id: Id, version: Version })) }),
    refusals: ["OPTION_NOT_FOUND", "RECORD_REPEATED", ...NEW_LOT_REFUSALS],
  },
  "PATCH /operator/v1/stock-lots": {
    ...EDIT,
    ...CHANGE,
    summary: "LOT 고치기: 번호, 수확일, 소비기한, 당도, 사진, 메모, 보류. 보류한 LOT에서는 보내지 않아요.",
    body: editBody(StockLotFields),
    reply: EditReply,
    refusals: [
      ...EDIT_REFUSALS,
      "LOT_CODE_TAKEN",
      "LOT_DAYS_INVALID",
      "LOT_BRIX_INVALID",
      "LOT_RECALLED",
      "PICTURE_UNKNOWN",
    ],
  },
  "PUT /operator/v1/stock-lots/{id}/units": {
    ...CHANGE,
    summary:
      "LOT에 남은 수량을 고쳐요. 가진 수량도 같은 만큼 고쳐져요. 주문이 이미 잡은 수량보다 적게는 못 고쳐요.",
    path: closed({ id: Id }),
    query,
    body: closed({
      remaining: Type.Integer({ minimum: 0, maximum: 100_000 }),
      /** Units as last seen; refused with `STOCK_CHANGED` when they differ by now. */
      seenRemaining: Type.Optional(Count),
      reason: Filled(200),
    }),
    reply: closed({ id: Id, remaining: Count, optionId: Id, onHand: Count, reserved: Count }),
    refusals: ["RECORD_NOT_FOUND", "STOCK_RESERVED", "STOCK_CHANGED", "LOT_RECALLED"],
    once: true,
  },
});
