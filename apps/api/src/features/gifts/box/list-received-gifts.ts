import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../../http/input/refuse-bad-cursor.ts";
import { deriveGiftLink } from "../../gift-links/derive-gift-link.ts";
import { listProductsOfGifts } from "../gift-products.repository.ts";
import { linkShowsSince } from "../received/show-received-gift.ts";
import { findReceivedGifts } from "./list-received-gifts.repository.ts";
import { presentBoxedGift } from "./received-gift-summary.presenter.ts";
import { readBoxCursor, writeBoxCursor } from "./write-and-read-gift-box-cursor.ts";

const DEFAULT_TAKE = 15;

/** Lists the gifts that a member received, those that wait for them first; two statements. */
export async function listReceivedGifts(
  { query }: Input<"GET /v1/gift/received">,
  { db, buyer, rules, now }: BuyerContext,
): Promise<Answer<"GET /v1/gift/received">> {
  const after = readBoxCursor(query?.nextPage);
  if (after === "invalid") return refuseBadCursor();
  const take = query?.take ?? DEFAULT_TAKE;
  const at = now();
  const rows = await findReceivedGifts(db, { userId: buyer.id, now: at, after, take: take + 1 });
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  const products = await listProductsOfGifts(
    db,
    shown.map(({ id }) => id),
  );
  return ok({
    list: shown.map((row) => {
      const isOpen = row.expires_at !== null && row.expires_at > linkShowsSince(at);
      return presentBoxedGift(row, {
        uuid: isOpen ? deriveGiftLink(rules, row).uuid : null,
        products: products.filter(({ gift_id }) => gift_id === row.id),
        now: at,
      });
    }),
    nextPage: last ? writeBoxCursor(last) : null,
  });
}
