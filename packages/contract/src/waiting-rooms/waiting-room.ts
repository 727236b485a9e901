import { PLACE_STATES, ROOM_STATES } from "@todayfruit/domain/waiting-rooms/place-and-room-states";
import { Type } from "typebox";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, Instant, Money, nullable, oneOf, Text, Uuid } from "../common-schemas.ts";

/** SHA-256 or secret of 32 bytes, as 64 hexadecimal digits. */
const Hex = Text(64);

/** Announced opening with a waiting room, the same for everyone. */
export const WaitingRoom = closed({
  id: Id,
  product: ProductSummary,
  optionId: Id,
  optionName: Text(120),
  /** Price of one unit, in 원. */
  price: Money,
  opensAt: Instant,
  /** Instant from which it can be entered. */
  entersAt: Instant,
  units: Count,
  perPerson: Count,
  holdMinutes: Count,
  state: oneOf(ROOM_STATES),
  /** SHA-256 of the seed by which the order is drawn. */
  seedHash: Hex,
  /** Seed, published by the draw; `null` before. The order of a drawn place is that of SHA-256 of the seed and its ticket. */
  seed: nullable(Hex),
  /** Highest number that bought; `null` until it closes, and when nobody did. */
  lastBought: nullable(Count),
  /** Number around which the openings of this option before ended. */
  pastLastNumber: nullable(Count),
  pastOpenings: Count,
  /** Next opening of this option; `null` where none is announced. */
  next: nullable(closed({ id: Id, opensAt: Instant })),
});

/** Sum for a number of boxes to the mainland, in 원. */
const BoxPrice = closed({ units: Count, productsPrice: Money, shippingFee: Money, price: Money });

/** Place of the member in a waiting room, and the room as it is now. */
export const WaitingRoomStatus = closed({
  state: oneOf(ROOM_STATES),
  opensAt: Instant,
  /** Clock of the shop, by which the page counts down. */
  now: Instant,
  /** Seconds after which to ask again. */
  askAgainSeconds: Count,
  /** People with a place whose turn has not come. */
  waiting: Count,
  /** Units that are not sold. */
  left: Count,
  place: nullable(
    closed({
      state: oneOf(PLACE_STATES),
      ticket: Uuid,
      /** Number in the order; `null` before the draw. */
      number: nullable(Count),
      /** Places that are called before it. */
      ahead: Count,
      /** True while the boxes suffice for sure. */
      isSure: Type.Boolean(),
      /** Estimated minutes until its turn; `null` while unknown. */
      minutesLeft: nullable(Count),
      heldUntil: nullable(Instant),
      heldUnits: nullable(Count),
      wantsNotice: Type.Boolean(),
      /** Sums by the number of boxes while it is held. */
      boxPrices: Type.Array(BoxPrice),
    }),
  ),
});
