import { PURCHASE_ORDER_STATUSES } from "@todayfruit/domain/purchase-orders/add-arrivals-to-purchase-order";
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
  oneOf,
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
import { NEW_LOT_REFUSALS, NewStockLot } from "../stock-lots/stock-lot.ts";

const CHANGE = { access: "operator", permission: "stock.change" } as const;
const READ = { access: "operator", permission: "orders.read" } as const;
const path = closed({ id: Id });
/** Answers what would be and writes nothing. */
const query = closed({ dryRun: Type.Optional(Type.Boolean()) });
const Units = Type.Integer({ minimum: 1, maximum: 100_000 });
const Lines = Type.Array(closed({ optionId: Id, units: Units }), { minItems: 1, maxItems: 200 });
/** Lines of a receipt, with the lots that came; units that no lot names have none. */
const ReceivedLines = Type.Array(
  closed({
    optionId: Id,
    units: Units,
    lots: Type.Optional(Type.Array(NewStockLot, { minItems: 1, maxItems: 10 })),
  }),
  { minItems: 1, maxItems: 200 },
);
const Status = oneOf(PURCHASE_ORDER_STATUSES);

/** Fields of a purchase order that operators edit. */
export const PurchaseOrderFields = closed({ expectedOn: DayInput, note: Text(300) });

const PAGE = { take: Type.Optional(Take), nextPage: Type.Optional(Text(20)) };
const OPTION = { optionId: Id, productName: Text(120), optionName: Text(120) };

export const purchaseOrderCalls = calls({
  "GET /operator/v1/purchase-orders": {
    ...READ,
    farm: true,
    summary: "농가에 넣은 발주, 새것부터. 옵션마다 발주한 수량과 들어온 수량이 있어요.",
    query: closed({ distributorId: Type.Optional(Id), status: Type.Optional(Status), ...PAGE }),
    reply: listOf(
      closed({
        id: Id,
        version: Version,
        status: Status,
        distributorId: Id,
        distributorName: Text(60),
        expectedOn: DateText,
        note: Text(300),
        createdBy: Text(30),
        createdAt: Instant,
        lines: Type.Array(closed({ ...OPTION, units: Count, received: Count })),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/purchase-orders": {
    ...CHANGE,
    summary: "농가에 발주를 넣어요. 수량을 세는 옵션만, 한 발주에 한 농가만. 재고는 들어올 때 늘어요.",
    query,
    body: closed({
      distributorId: Id,
      expectedOn: DayInput,
      lines: Lines,
      note: Type.Optional(Filled(300)),
    }),
    /** `null` for a dry run. */
    reply: closed({ id: nullable(Id) }),
    refusals: ["PURCHASE_DAY_PAST", "PURCHASE_OPTION_UNKNOWN", "DISTRIBUTOR_UNKNOWN", "RECORD_REPEATED"],
    once: true,
  },
  "PATCH /operator/v1/purchase-orders": {
    ...EDIT,
    ...CHANGE,
    summary: "들어올 날과 메모 고치기. 끝난 발주는 못 고쳐요.",
    body: editBody(PurchaseOrderFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "PURCHASE_ORDER_ENDED"],
  },
  "PUT /operator/v1/purchase-orders/{id}/close": {
    ...CHANGE,
    summary: "더 들어올 것이 없다고 적어요. 들어온 것이 없으면 취소, 있으면 들어온 만큼으로 끝나요.",
    path,
    query,
    body: closed({ version: Version, reason: Filled(200) }),
    reply: closed({ id: Id, status: Status }),
    refusals: ["RECORD_NOT_FOUND", "RECORD_CHANGED", "PURCHASE_ORDER_ENDED"],
    once: true,
  },
  "POST /operator/v1/purchase-orders/{id}/receipts": {
    ...CHANGE,
    bodyLimit: ADD.bodyLimit,
    summary:
      "들어온 것을 적으면 재고가 늘어요. 나누어 들어와도 되고, 발주보다 많으면 acceptsMore로 한 번 더 확인해요. 줄마다 LOT을 적을 수 있어요. isLast면 덜 왔어도 끝나요.",
    path,
    query,
    body: closed({
      version: Version,
      lines: ReceivedLines,
      isLast: Type.Optional(Type.Boolean()),
      acceptsMore: Type.Optional(Type.Boolean()),
      reason: Filled(200),
    }),
    reply: closed({
      /** Id of the receipt, `null` for a dry run. */
      id: nullable(Id),
      status: Status,
      lines: Type.Array(closed({ optionId: Id, units: Count, received: Count })),
      stock: Type.Array(closed({ optionId: Id, onHand: Count, reserved: Count })),
    }),
    refusals: [
      "RECORD_NOT_FOUND",
      "RECORD_CHANGED",
      "RECORD_REPEATED",
      "PURCHASE_ORDER_ENDED",
      "PURCHASE_OPTION_UNKNOWN",
      "PURCHASE_UNITS_EXCEEDED",
      ...NEW_LOT_REFUSALS,
    ],
    once: true,
  },
  "GET /operator/v1/stock-receipts": {
    ...READ,
    summary: "들어온 것, 새것부터.",
    query: closed({ purchaseOrderId: Type.Optional(Id), ...PAGE }),
    reply: listOf(
      closed({
        id: Id,
        purchaseOrderId: Id,
        distributorName: Text(60),
        receivedBy: Text(30),
        receivedAt: Instant,
        note: Text(200),
        lines: Type.Array(closed({ ...OPTION, units: Count })),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
});
