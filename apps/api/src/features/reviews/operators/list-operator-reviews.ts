import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentAspects } from "../review.presenter.ts";
import { listOperatorReviewRows, type OperatorReviewRow } from "./operator-reviews.repository.ts";

const PAGE = 50;

/** Lists reviews, those with low scores first; one statement. */
export async function listOperatorReviews(
  { query = {} }: Input<"GET /operator/v1/reviews">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reviews">> {
  const take = query.take ?? PAGE;
  const after = placeOf(query.nextPage);
  if (after === null) return refuse("INVALID_INPUT");
  const rows = await listOperatorReviewRows(db, {
    after,
    productId: query.productId ?? null,
    score: query.score ?? null,
    hasPhoto: query.hasPhoto ?? null,
    hasReply: query.hasReply ?? null,
    isHidden: query.isHidden ?? null,
    poorAspect: query.poorAspect ?? null,
    take: take + 1,
  });
  const last = rows.length > take ? rows[take - 1] : undefined;
  return ok({
    list: rows.slice(0, take).map(presentListed),
    nextPage: last ? `${last.score}_${last.id}` : null,
  });
}

/** Returns the place where the page begins; `null` for a text that no list issues. */
function placeOf(cursor: string | undefined): { score: number; id: number } | null {
  if (cursor === undefined) return { score: 0, id: 0 };
  const [, score, id] = /^([1-5])_([1-9]\d{0,14})$/.exec(cursor) ?? [];
  return score && id ? { score: Number(score), id: Number(id) } : null;
}

function presentListed(row: OperatorReviewRow): Reply<"GET /operator/v1/reviews">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    distributorName: row.distributor_name,
    nickname: row.nickname,
    memberId: row.member_id,
    score: row.score,
    aspects: presentAspects(row),
    harvestMonth: row.harvest_month,
    contents: row.contents,
    images: row.images,
    helpfulCount: row.helpful_count,
    reply: row.seller_reply?.contents ?? null,
    repliedAt: row.seller_reply?.createdAt ?? null,
    hiddenFor: row.hidden_for,
    isPinned: row.is_pinned,
    createdAt: row.created_at.toISOString(),
  };
}
