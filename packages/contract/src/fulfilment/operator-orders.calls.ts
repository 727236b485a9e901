import { CONTENT_KINDS } from "@todayfruit/domain/analytics/order-credited-content-kinds";
import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { PAYMENT_METHOD_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { Type } from "typebox";
import { OrderAddress } from "../addresses/address.ts";
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
  Money,
  nullable,
  oneOf,
  Take,
  Text,
  Uuid,
} from "../common-schemas.ts";
import { OrderItem } from "../orders/order.ts";
import { ChangeMade, EDIT } from "../record-edits/record-edit-schemas.ts";
import { OperatorShipment } from "./dispatches.calls.ts";
import { GiftDelivery } from "./operator-gift-delivery-schema.ts";
import { OrderNote } from "./order-notes.calls.ts";

const path = closed({ id: Id });
const Reason = Filled(200);
/** Ids from `orderItemProducts[].id`; absent for all products of the order that can be moved. */
export const ProductIds = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 }));
const Carrier = Type.String({ pattern: "^\\d{2}$", maxLength: 2 });
const InvoiceNumber = Text(30, 1);

/** Statuses of an order and its products after a change. */
export const Moved = closed({
  id: Id,
  orderItemStatus: oneOf(ORDER_STATUSES),
  orderItemProducts: Type.Array(
    closed({ id: Id, orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES) }),
  ),
});

/** Moved order with the change by which it is undone, `POST /operator/v1/changes/{id}/undo`. */
const MovedUndoably = closed({ ...Moved.properties, change: ChangeMade });

export const MOVES = {
  access: "operator",
  permission: "orders.ship",
  path,
  reply: Moved,
  once: true,
} as const;

export const OperatorOrder = closed({
  id: Id,
  uuid: Uuid,
  orderNumber: Text(20),
  orderName: Text(100),
  orderItemStatus: oneOf(ORDER_STATUSES),
  createdAt: Instant,
  /** Name and phone, masked unless a role of the operator has a permanent reason to read them. */
  receiverName: Text(30),
  phone: Text(20),
  guestOrderName: nullable(Text(30)),
  /** Number of receivers of a gift, `null` when the order is no gift. For a gift, name and phone are the sender's. */
  giftCount: nullable(Count),
  price: Money,
  usedPoint: Money,
  paymentMethodType: oneOf(PAYMENT_METHOD_TYPES),
  /** 구매안전서비스: the delivery must be registered on the provider's pages. */
  useEscrow: Type.Boolean(),
  /** 시·도 and 시·군·구 of the receiver; empty for a gift. */
  region: Text(40),
  products: Type.Array(
    closed({
      id: Id,
      name: Text(120),
      units: Count,
      orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES),
      distributorId: Id,
      distributorName: Text(120),
      areaAddress: oneOf(AREA_TYPES),
      /** `true` for the part of a gift whose receiver has not entered an address. */
      awaitsAddress: Type.Boolean(),
      options: Type.Array(
        closed({
          id: Id,
          name: Text(120),
          units: Count,
          /** Day of dispatch that was promised last; `null` while it is not known. */
          dispatchOn: nullable(DateText),
        }),
      ),
    }),
  ),
  note: OrderNote,
});

export const operatorOrderCalls = calls({
  "GET /operator/v1/orders": {
    farm: true,
    summary:
      "주문 목록, 새것부터. 검색은 한 번에 하나: search 하나로 찾거나 이름, 휴대폰, 주문 번호, 상품 이름, 송장 번호 가운데 하나. 나머지 조건은 모두 함께 걸 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      status: Type.Optional(oneOf(ORDER_STATUSES)),
      from: Type.Optional(DayInput),
      until: Type.Optional(DayInput),
      name: Type.Optional(Filled(30)),
      phone: Type.Optional(Filled(20)),
      orderNumber: Type.Optional(Filled(36)),
      productName: Type.Optional(Filled(100)),
      invoiceNumber: Type.Optional(Filled(30)),
      /** Order number, name, masked name, phone or its last four digits, product or invoice number. */
      search: Type.Optional(Filled(100)),
      distributorId: Type.Optional(Id),
      areaAddress: Type.Optional(oneOf(AREA_TYPES)),
      /** Day of dispatch that was promised; with `distributorId`, by that farm. */
      dispatchOn: Type.Optional(DayInput),
      tag: Type.Optional(Filled(20)),
      assigneeId: Type.Optional(Id),
      paymentMethodType: Type.Optional(oneOf(PAYMENT_METHOD_TYPES)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(60)),
    }),
    reply: listOf(OperatorOrder),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/orders/{id}": {
    summary:
      "주문 하나와 지나온 일. 이름, 휴대폰, 주소는 가려요. 출고처럼 역할이 볼 이유를 가진 사람에게는 보여요.",
    access: "operator",
    permission: "orders.read",
    path,
    reply: closed({
      order: OrderItem,
      buyerId: Id,
      note: OrderNote,
      /** Video or broadcast whose link the buyer followed last before ordering, within seven days. */
      content: nullable(closed({ kind: oneOf(CONTENT_KINDS), id: Id, title: Text(100), touchedAt: Instant })),
      /** Deliveries of a gift, one per receiver; empty for an order with a single address. */
      deliveries: Type.Array(GiftDelivery),
      shipments: Type.Array(OperatorShipment),
      events: Type.Array(
        closed({
          from: nullable(Text(30)),
          to: Text(30),
          orderItemProductId: nullable(Id),
          actor: oneOf(["buyer", "provider", "shop"]),
          reason: nullable(Text(200)),
          at: Instant,
        }),
      ),
    }),
    refusals: ["ORDER_NOT_FOUND"],
  },
  "POST /operator/v1/orders/{id}/personal-data": {
    summary: "주문 하나의 이름, 휴대폰, 주소를 가리지 않고 봐요. 누가 왜 보았는지 기록에 남아요.",
    access: "operator",
    permission: "personal-data.read",
    path,
    body: closed({ reason: Reason }),
    reply: closed({
      id: Id,
      /** `null` for a gift: every receiver has a separate address. */
      address: nullable(OrderAddress),
      /** Name of the payer into the virtual account; `null` for other payments. */
      vbankCustomerName: nullable(Text(60)),
      deliveries: Type.Array(
        closed({ giftToId: Id, receiverName: Text(30), address: nullable(OrderAddress) }),
      ),
    }),
    refusals: ["ORDER_NOT_FOUND"],
  },
  "PUT /operator/v1/orders/{id}/accept": {
    farm: true,
    ...MOVES,
    reply: MovedUndoably,
    summary: "주문을 받아 배송을 준비해요. 미룬 것을 다시 준비할 때도 써요.",
    body: closed({ orderItemProductIds: ProductIds }),
    refusals: [
      "ORDER_NOT_FOUND",
      "ORDER_NOT_MOVABLE",
      "GIFT_WITHOUT_ADDRESS",
      "GIFT_PARCEL_APART",
      "LOT_SHORT",
    ],
  },
  "POST /operator/v1/orders/accept": {
    farm: true,
    summary:
      "주문 여럿을 한 번에 받아요, 500건까지. 하나라도 못 받으면 아무것도 바꾸지 않고, partial이면 되는 것만 받아요.",
    access: "operator",
    permission: "orders.ship",
    once: true,
    query: EDIT.query,
    body: closed({ orderIds: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }) }),
    reply: closed({
      /** `null` for a dry run and where no order moved. */
      change: nullable(ChangeMade),
      rows: Type.Array(Moved),
      refused: Type.Array(closed({ id: Id, code: Text(40), message: Text(200) })),
    }),
    refusals: [
      "ORDER_NOT_FOUND",
      "ORDER_NOT_MOVABLE",
      "GIFT_WITHOUT_ADDRESS",
      "GIFT_PARCEL_APART",
      "LOT_SHORT",
    ],
  },
  "PUT /operator/v1/orders/{id}/hold": {
    ...MOVES,
    reply: MovedUndoably,
    summary: "배송을 미뤄요. 사유는 주문한 사람에게 보여요.",
    /** Expected new dispatch date (`shipsOn`), if known; buyers are informed of it. */
    body: closed({ orderItemProductIds: ProductIds, reason: Reason, shipsOn: Type.Optional(DayInput) }),
    refusals: [
      "ORDER_NOT_FOUND",
      "ORDER_NOT_MOVABLE",
      "GIFT_WITHOUT_ADDRESS",
      "GIFT_PARCEL_APART",
      "DISPATCH_DAY_PAST",
    ],
  },
  "PUT /operator/v1/orders/{id}/dispatch": {
    farm: true,
    ...MOVES,
    reply: MovedUndoably,
    summary: "택배사와 송장 번호를 적어 보내요.",
    body: closed({ orderItemProductIds: ProductIds, carrier: Carrier, invoiceNumber: InvoiceNumber }),
    refusals: [
      "ORDER_NOT_FOUND",
      "ORDER_NOT_MOVABLE",
      "GIFT_WITHOUT_ADDRESS",
      "GIFT_PARCEL_APART",
      "CARRIER_UNKNOWN",
      "INVOICE_INVALID",
      "INVOICE_TAKEN",
      "LOT_SHORT",
    ],
  },
  "PUT /operator/v1/orders/{id}/arrive": {
    ...MOVES,
    summary: "배송을 마쳤다고 적어요. 택배사가 알려 주지 않을 때 써요.",
    body: closed({ orderItemProductIds: ProductIds, reason: Reason }),
    refusals: ["ORDER_NOT_FOUND", "ORDER_NOT_MOVABLE", "GIFT_WITHOUT_ADDRESS", "GIFT_PARCEL_APART"],
  },
  "POST /operator/v1/dispatches": {
    farm: true,
    summary:
      "여러 주문을 CSV로 보내요. 첫 줄은 주문번호,택배사,송장번호. 못 보낸 줄은 사유와 함께 알려 주고 나머지는 보내요.",
    access: "operator",
    permission: "orders.ship",
    bodyLimit: 640 * 1024,
    body: closed({ csv: Type.String({ minLength: 1, maxLength: 200_000 }) }),
    reply: closed({
      done: Count,
      problems: Type.Array(
        closed({
          line: Type.Integer({ minimum: 1 }),
          orderNumber: Text(60),
          code: Text(40),
          message: Text(200),
        }),
      ),
    }),
    refusals: ["CSV_UNREADABLE"],
    once: true,
  },
  "GET /operator/v1/carriers": {
    farm: true,
    summary: "택배사",
    access: "operator",
    permission: "orders.read",
    reply: closed({
      list: Type.Array(closed({ code: Carrier, name: Text(30), hasTracking: Type.Boolean() })),
    }),
    refusals: [],
  },
});
