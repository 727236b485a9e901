import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { listGroupProducts } from "../gift-products.repository.ts";
import { presentGroupSummary } from "./sent-gift-summary.presenter.ts";
import { listGroups } from "./sent-gifts.repository.ts";

const DEFAULT_TAKE = 15;

/** Lists the gifts of a sender, the newest first, fifteen a page. */
export async function listSentGifts(
  { query }: Input<"GET /v1/gift/group">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/gift/group">> {
  const take = query?.take ?? DEFAULT_TAKE;
  const before = query?.nextPage === undefined ? null : Number(query.nextPage);
  if (before !== null && !(Number.isSafeInteger(before) && before > 0)) {
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
