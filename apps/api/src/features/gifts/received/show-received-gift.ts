import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import type { Context, Services } from "../../../http/handler-context-types.ts";
import { listShipments } from "../../fulfilment/shipments-and-carriers.repository.ts";
import { hashGiftToken } from "../../gift-links/derive-and-hash-gift-token.ts";
import { listProductsOfGifts } from "../gift-products.repository.ts";
import { openerOf } from "../gift-receiver.policy.ts";
import { findGiftByLink, type GiftRow, openGift } from "../gifts.repository.ts";
import { presentReceived, type ReceivedReply } from "./received-gift.presenter.ts";

/** Days for which a link still shows an ended gift; afterwards it is not found. */
const LINK_DAYS = 90;
const DAY_MS = 86_400_000;

/** Returns the instant after which a gift must end for its link to show it still at `now`. */
export function linkShowsSince(now: Date): Date {
  return new Date(now.getTime() - LINK_DAYS * DAY_MS);
}

/** Finds the gift of a link. Guessed, closed and expired links are refused alike. */
export async function openedGift(
  { now }: Services,
  db: Runner,
  uuid: string,
): Promise<Result<GiftRow, "GIFT_NOT_FOUND">> {
  const gift = await findGiftByLink(db, hashGiftToken(uuid), linkShowsSince(now()));
  return gift ? ok(gift) : refuse("GIFT_NOT_FOUND");
}

/** Shows a gift to its receiver; records the first view, and the first member who opens it while logged in. */
export async function showReceivedGift(
  { path: { id: uuid } }: Input<"GET /v1/gift/to/{id}">,
  services: Context,
): Promise<Result<ReceivedReply, "GIFT_NOT_FOUND", undefined>> {
  const { db, now, buyer } = services;
  const gift = await openedGift(services, db, uuid);
  if (!gift.ok) return gift;
  const { id, opened_at } = gift.value;
  const openerId = openerOf(buyer, gift.value);
  if (opened_at === null || openerId !== null) await openGift(db, { id, openerId, now: now() });
  return ok(await presented(services, uuid, gift.value));
}

export async function presented(
  { db, now }: { db: Runner; now: () => Date },
  uuid: string,
  gift: GiftRow,
): Promise<ReceivedReply> {
  const products = await listProductsOfGifts(db, [gift.id]);
  const ids = products.map(({ id }) => id);
  const shipments = (await listShipments(db, gift.order_id)).filter(({ product_ids }) =>
    product_ids.some((id) => ids.includes(id)),
  );
  return presentReceived(gift, { uuid, products, shipments, now: now() });
}
