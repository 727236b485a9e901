import type { Input } from "@todayfruit/contract/all-calls";
import type { GiftGroup } from "@todayfruit/contract/entities/gift";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Runner } from "../../../../db/database.ts";
import type { Answer } from "../../../../http/bind.ts";
import type { BuyerContext } from "../../../../http/context.ts";
import { presentGiftGroup } from "../../../gifts/buying/gift-result.presenter.ts";
import { findGiftGroup } from "../../../gifts/buying/gift-result.repository.ts";
import { isSenderOf } from "../../../gifts/gift-access.ts";
import { listGroupProducts } from "../gift-products.repository.ts";
import { presentGroupSummary } from "./sent.presenter.ts";
import { listGroups } from "./sent-gifts.repository.ts";

const DEFAULT_TAKE = 15;
const LAST_ID = 2_147_483_647;

/** The gifts that somebody sent, the newest first, fifteen a page. */
export async function listSentGifts(
  { query }: Input<"GET /v1/gift/group">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/gift/group">> {
  const take = query?.take ?? DEFAULT_TAKE;
  const before = query?.nextPage === undefined ? null : Number(query.nextPage);
  if (before !== null && !(Number.isInteger(before) && before > 0 && before <= LAST_ID)) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
    });
  }
  const rows = await listGroups(db, buyer.id, before, take + 1);
  const shown = rows.slice(0, take);
  const products = await listGroupProducts(
    db,
    shown.map(({ id }) => id),
  );
  return ok({
    list: shown.map((row) =>
      presentGroupSummary(
        row,
        products.filter(({ gift_group_id }) => gift_group_id === row.id),
      ),
    ),
    nextPage: rows.length > take ? String(shown.at(-1)?.id) : null,
  });
}

/** One gift with all its receivers; to everybody but its sender it does not exist. */
export async function showSentGift(
  { path: { id } }: Input<"GET /v1/gift/group/{id}">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/gift/group/{id}">> {
  const group = await groupOf(context, context.db, id);
  return group ? ok(group) : refuse("GIFT_NOT_FOUND");
}

/** `null`: there is no such gift of theirs. */
export async function groupOf(
  { buyer, rules }: BuyerContext,
  db: Runner,
  id: number,
): Promise<Static<typeof GiftGroup> | null> {
  const group = await findGiftGroup(db, id);
  return group && isSenderOf(buyer, group) ? presentGiftGroup(group, rules) : null;
}

/** One receiver of a gift that was just changed. */
export function giftIn(
  group: Static<typeof GiftGroup> | null,
  id: number,
): Static<typeof GiftGroup>["giftTos"][number] {
  const gift = group?.giftTos.find((each) => each.id === id);
  if (!gift) throw new Error("What was changed is there");
  return gift;
}
