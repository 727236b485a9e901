import { TRACKING_CODES } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { Type } from "typebox";
import { closed, Id, Instant, nullable, oneOf, Text } from "../common-schemas.ts";

/** A parcel: its carrier, its tracking page and its events so far. */
export const Shipment = closed({
  id: Id,
  carrier: closed({ code: Text(2), name: Text(30) }),
  invoiceNumber: Text(30),
  /** The carrier's own page; `null` when it has none. */
  trackingUrl: nullable(Text(300)),
  dispatchedAt: Instant,
  deliveredAt: nullable(Instant),
  /** Products of the order (`orderItemProducts[].id`) in it. */
  orderItemProductIds: Type.Array(Id),
  /** `true` for goods sent again for an exchange. */
  isReplacement: Type.Boolean(),
  /** Events, the newest first. */
  events: Type.Array(
    closed({
      code: oneOf(TRACKING_CODES),
      at: Instant,
      description: Text(200),
      location: nullable(Text(100)),
    }),
  ),
});
