import type { Input } from "@todayfruit/contract/all-calls";
import { sumWon, won } from "@todayfruit/domain/money/won";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { reviewPointRulesOf } from "../find-review-point-rules.repository.ts";
import { presentToReview } from "./my-review.presenter.ts";
import { listToReview } from "./reviewable-products.repository.ts";

const TAKE = 10;

/** Lists the products that a member can review. One statement. */
export async function listProductsToReview(
  { query }: Input<"GET /v1/app-users/no-review-products">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/no-review-products">> {
  const page = query?.page ?? 0;
  const rows = await listToReview(db, buyer.id, page * TAKE, TAKE + 1);
  const list = rows
    .slice(0, TAKE)
    .map((row) => presentToReview(row, reviewPointRulesOf(row.point_rules), now()));
  return ok({
    list,
    nextPage: rows.length > TAKE ? page + 1 : null,
    count: rows[0]?.in_all ?? 0,
    totalPoint: sumWon(list.map(({ photoReviewPoint }) => won(photoReviewPoint))),
  });
}
