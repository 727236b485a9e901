import { PICKUP_STATES } from "@todayfruit/domain/returns/pickup-state";
import { RETURN_REASONS } from "@todayfruit/domain/returns/return-reasons";
import { RETURN_RESOLUTIONS } from "@todayfruit/domain/returns/return-resolution";
import { RETURN_STATUSES } from "@todayfruit/domain/returns/return-statuses";
import { Type } from "typebox";
import {
  closed,
  DateText,
  Id,
  Instant,
  Money,
  nullable,
  OptionUnit,
  oneOf,
  Text,
} from "../common-schemas.ts";

const PieceCount = Type.Integer({ minimum: 1, maximum: 9999 });

/** Affected pieces of a unit, e.g. 3 of 12 apples. */
export const Pieces = closed({ bad: PieceCount, all: PieceCount });

export const Claim = closed({
  id: Id,
  orderItemProductId: Id,
  productName: Text(120),
  wish: oneOf(RETURN_RESOLUTIONS),
  reason: oneOf(RETURN_REASONS),
  details: Text(1000),
  photos: Type.Array(Text(60)),
  options: Type.Array(closed({ id: Id, name: Text(120), optionUnit: OptionUnit, pieces: nullable(Pieces) })),
  /** `offered`: decided other than the buyer was shown, and not answered yet. */
  status: oneOf(RETURN_STATUSES),
  /** Answer of the shop. */
  notice: nullable(Text(300)),
  refundPrice: Money,
  refundPoint: Money,
  /** Refund that the buyer was shown with the request; `null` for an exchange and for old requests. */
  expectedPrice: nullable(Money),
  expectedPoint: nullable(Money),
  /** Refund that was decided and waits for the buyer's answer until the end of a KST date, then it is paid. */
  offer: nullable(
    closed({ refundPrice: Money, refundPoint: Money, offeredAt: Instant, answerUntil: DateText }),
  ),
  /** When the buyer asked to look at the decision again, and why; `null`: never. */
  reopened: nullable(closed({ at: Instant, reason: Text(300) })),
  /** Goods that come back; `null` where none are collected. */
  pickup: nullable(
    closed({
      state: oneOf(PICKUP_STATES),
      pickupOn: DateText,
      carrier: Text(30),
      /** When the carrier accepted this day; `null`: it has not answered yet. */
      orderedAt: nullable(Instant),
      invoiceNumber: nullable(Text(30)),
      collectedAt: nullable(Instant),
      receivedAt: nullable(Instant),
    }),
  ),
  /** Goods sent again for an approved exchange. */
  replacement: nullable(
    closed({
      carrier: nullable(Text(30)),
      invoiceNumber: nullable(Text(30)),
      dispatchedAt: nullable(Instant),
      deliveredAt: nullable(Instant),
    }),
  ),
  requestedAt: Instant,
  decidedAt: nullable(Instant),
});
