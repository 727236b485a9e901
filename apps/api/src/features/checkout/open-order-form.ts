import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_UNITS } from "@todayfruit/contract/common-schemas";
import { findCommonShipmentDate } from "@todayfruit/domain/catalog/find-common-shipment-date";
import {
  giftDeadline,
  leavesBeforeAddress,
} from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { attributeOrderToContent } from "../analytics/attribute-order-to-content.ts";
import type { Utm } from "../analytics/utm-parameter-types.ts";
import { findPick } from "../cart/cart.repository.ts";
import { buildRefusedOffersDetail } from "../offers/build-refused-offers-detail.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import { findOffers, type OfferRow } from "../offers/find-offers.repository.ts";
import {
  findPurchaseRestrictionOfOffer,
  isFromWaitingRoom,
} from "../offers/find-purchase-restriction-of-offer.ts";
import { addOrderForm } from "./order-forms.repository.ts";

type Reply = Answer<"POST /v4/app-users/order-tmp">;
type Wanted = { offer: OfferRow; units: number; cartOptionId: number | null };

const FORM_HOURS = 24;
/** Limit of one order, in 원: more is no household's shopping. */
export const MAX_ORDER_PRICE = 100_000_000;

/** Opens an order form for lines picked from the cart, or for options of one product bought at once. */
export async function openOrderForm(
  input: Input<"POST /v4/app-users/order-tmp">,
  context: BuyerContext,
): Promise<Reply> {
  const wanted = await findWanted(context, input.body);
  return wanted.ok ? open(context, wanted.value, { query: input.query, giftCount: null }) : wanted;
}

/**
 * Opens an order form of a gift, for one receiver at first. Refuses products whose shipment date is before the deadline
 * for the address.
 */
export async function openGiftOrderForm(
  input: Input<"POST /v4/app-users/order-tmp/gift">,
  context: BuyerContext,
): Promise<Answer<"POST /v4/app-users/order-tmp/gift">> {
  const wanted = await findWanted(context, input.body);
  if (!wanted.ok) return wanted;
  const until = giftDeadline(context.now().toISOString(), context.rules.giftAddressDays);
  const early = wanted.value.filter(({ offer }) => leavesBeforeAddress(offer.shipment_date, until));
  if (early.length > 0)
    return refuse("GIFT_NOT_AVAILABLE", buildRefusedOffersDetail(early.map(({ offer }) => offer)));
  return open(context, wanted.value, { query: input.query, giftCount: 1 });
}

async function findWanted(
  context: BuyerContext,
  body: Input<"POST /v4/app-users/order-tmp">["body"],
): Promise<Result<Wanted[], "ORDER_TMP_NOT_FOUND" | "PRODUCT_NOT_FOUND" | "OPTION_NOT_FOUND", undefined>> {
  if ("orderItemTmpId" in body) {
    const rows = await findPick(context.db, body.orderItemTmpId, context.buyer.id);
    if (rows.length === 0) return refuse("ORDER_TMP_NOT_FOUND");
    return ok(rows.map((row) => ({ offer: row, units: row.units, cartOptionId: row.cart_option_id })));
  }
  const units = new Map<number, number>();
  for (const { optionId, optionUnit } of body.optionGroups)
    units.set(optionId, (units.get(optionId) ?? 0) + optionUnit);
  const offers = [...(await findOffers(context.db, [...units.keys()], context.buyer.id)).values()];
  const own = offers.filter((offer) => offer.id === body.productId);
  if (own.length === 0) return refuse("PRODUCT_NOT_FOUND");
  if (own.length < units.size) return refuse("OPTION_NOT_FOUND");
  return ok(own.map((offer) => ({ offer, units: units.get(offer.option_id) ?? 0, cartOptionId: null })));
}

async function open(
  context: BuyerContext,
  wanted: readonly Wanted[],
  { query, giftCount }: { query: Input<"POST /v4/app-users/order-tmp">["query"]; giftCount: number | null },
): Promise<Reply> {
  const now = context.now();
  for (const { offer, units } of wanted) {
    const block = findPurchaseRestrictionOfOffer(offer, units, context, now);
    if (block) return refuse(block, buildRefusedOffersDetail([offer]));
    if (units > MAX_UNITS) return refuse("QUANTITY_TOO_LARGE", buildRefusedOffersDetail([offer]));
  }
  const fromRoom = wanted.map(({ offer }) => offer).filter((offer) => isFromWaitingRoom([offer]));
  if (fromRoom.length > 0 && wanted.length > 1)
    return refuse("WAITING_ROOM_ALONE", buildRefusedOffersDetail(fromRoom));
  const apart = [...Map.groupBy(wanted, ({ offer }) => offer.id).values()].find(isSentOnTwoDays);
  if (apart) return refuse("TWO_SHIPMENT_DATES", buildRefusedOffersDetail(apart.map(({ offer }) => offer)));
  const total = wanted.reduce((sum, { offer, units }) => sum + offer.option_list_price * units, 0);
  if (total > MAX_ORDER_PRICE)
    return refuse("QUANTITY_TOO_LARGE", buildRefusedOffersDetail(wanted.map(({ offer }) => offer)));
  const id = context.uuid();
  await addOrderForm(context.db, {
    id,
    userId: context.buyer.id,
    lines: wanted.map(({ offer, units, cartOptionId }) => ({
      optionId: offer.option_id,
      units,
      cartOptionId,
      seenPrice: unitPriceOf(offer, now),
    })),
    utm: utmOf(query),
    content: attributeOrderToContent(query, now),
    giftCount,
    now,
    expiresAt: new Date(now.getTime() + FORM_HOURS * 3_600_000),
  });
  return ok({ id });
}

/** Returns true when options of one product have different shipment dates, as merged carts may have. */
function isSentOnTwoDays(wanted: readonly Wanted[]): boolean {
  return !findCommonShipmentDate(wanted.map(({ offer }) => ({ shipmentDate: offer.shipment_date }))).ok;
}

function utmOf(query: Input<"POST /v4/app-users/order-tmp">["query"]): Utm | null {
  const utm = {
    utmSource: query?.utm_source ?? null,
    utmMedium: query?.utm_medium ?? null,
    utmCampaign: query?.utm_campaign ?? null,
    utmContent: query?.utm_content ?? null,
    utmTerm: query?.utm_term ?? null,
  };
  return Object.values(utm).some((value) => value !== null) ? utm : null;
}
