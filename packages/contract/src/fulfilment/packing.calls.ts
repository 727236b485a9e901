import { ORDER_ITEM_PRODUCT_STATUSES } from "@todayfruit/domain/orders/status";
import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, DayInput, Id, listOf, nullable, oneOf, Text } from "../common-schemas.ts";

/** Most parcels or lines of a page: a day's work in one call. */
const MOST_ROWS = 500;
export const PRINTED_SHEETS = ["pickList", "slips", "labels", "orderSheets"] as const;
export const PAPERS = ["a4", "label"] as const;

/** Query of products to pack: accepted ones due on a day or earlier. */
const QUERY = {
  /** Products due on this day or earlier; today without it. */
  day: Type.Optional(DayInput),
  distributorId: Type.Optional(Id),
  /** Products of paid orders that were not accepted yet, too. */
  includesPaid: Type.Optional(Type.Boolean()),
};
const PAGE = {
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
  nextPage: Type.Optional(Text(60)),
};

/** Lots to take the units from, first those that expire first; what they lack is taken from units without a lot. */
const Lots = Type.Array(closed({ code: Text(30), expiresOn: DateText, units: Count }));

/** Products of one farm to one receiver. */
const PackedParcel = closed({
  orderId: Id,
  orderNumber: Text(20),
  /** Receiver's part of a gift; `null` for no gift. */
  giftToId: nullable(Id),
  distributor: closed({ id: Id, name: Text(120), region: Text(40), phone: Text(30) }),
  /** Carrier of the farm. */
  carrier: closed({ code: Text(2), name: Text(30) }),
  /** Earliest day on which it is due; `null` for an order before promises were kept. */
  dispatchOn: nullable(DateText),
  receiver: closed({
    name: Text(30),
    phone: Text(20),
    zonecode: Text(5),
    roadAddress: Text(200),
    addressDetail: Text(100),
    memo: Text(200),
    entranceCode: Text(50),
    areaAddress: oneOf(AREA_TYPES),
  }),
  /** Card of the sender of a gift; `null` for no gift. */
  giftMessage: nullable(closed({ senderName: Text(30), message: Text(1000) })),
  products: Type.Array(
    closed({
      id: Id,
      name: Text(120),
      orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES),
      options: Type.Array(closed({ id: Id, name: Text(120), units: Count, lots: Lots })),
    }),
  ),
});

const PickedOption = closed({
  distributorId: Id,
  distributorName: Text(120),
  productId: Id,
  productName: Text(120),
  optionId: Id,
  optionName: Text(120),
  /** Way of keeping it, e.g. 냉장. */
  storage: Text(100),
  units: Count,
  lots: Lots,
  parcels: Count,
  /** Units that are left after those of all orders; `null` where they are not counted. */
  unitsLeft: nullable(Count),
});

const READS = { access: "operator", permission: "orders.ship" } as const;

export const packingCalls = calls({
  "GET /operator/v1/packing": {
    farm: true,
    ...READS,
    summary:
      "담을 상자: 농가와 받는 분마다 하나. 이름, 전화, 주소와 공동현관 비밀번호가 보여요. 받는 분마다 ‘출고’로 본 기록이 남아요.",
    query: closed({ ...QUERY, ...PAGE }),
    reply: listOf(PackedParcel),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/pick-list": {
    farm: true,
    ...READS,
    summary: "모을 것: 농가와 옵션마다 몇 개인지, 어느 LOT에서 몇 개인지. 받는 분의 정보는 없어요.",
    query: closed({ ...QUERY, ...PAGE }),
    reply: listOf(PickedOption),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/packing/sheets": {
    farm: true,
    ...READS,
    summary:
      "인쇄할 쪽을 HTML로: 모으기 목록, 포장 명세서, 라벨(100×150이나 A4 8칸), 농가마다 발주서. 500상자까지, 받는 분마다 ‘출고’로 본 기록이 남아요.",
    query: closed({
      ...QUERY,
      sheet: oneOf(PRINTED_SHEETS),
      /** One order alone, such as the label of a parcel that is packed now; pick lists are of all orders. */
      orderId: Type.Optional(Id),
      /** Paper of labels; the others are A4. */
      paper: Type.Optional(oneOf(PAPERS)),
    }),
    reply: closed({
      html: Type.String(),
      parcels: Count,
      /** `true` where more than 500 parcels were due; print by farm. */
      isMore: Type.Boolean(),
    }),
    refusals: [],
  },
});
