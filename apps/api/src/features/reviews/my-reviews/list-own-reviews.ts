import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { presentMyReview } from "./my-review.presenter.ts";
import { listMyReviews } from "./my-review-rows.repository.ts";

const TAKE = 10;

/** Lists a member's reviews, the newest first. One statement. */
export async function listOwnReviews(
  { query }: Input<"GET /v1/app-users/reviews">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/reviews">> {
  const page = query?.page ?? 0;
  const rows = await listMyReviews(db, buyer.id, page * TAKE, TAKE + 1);
  return ok({
    list: rows.slice(0, TAKE).map(presentMyReview),
    nextPage: rows.length > TAKE ? page + 1 : null,
    count: rows[0]?.in_all ?? 0,
  });
}
