import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { presentReview, presentVideo } from "./display.presenter.ts";
import { byId } from "./fill-groups-with-contents.ts";
import {
  findHeld,
  listRecommended,
  listReviews,
  listVideos,
  type ReviewEnd,
  type ReviewRow,
} from "./list-display-contents.repository.ts";
import { paginateOrderedIds, refuseCursor } from "./paginate-ordered-ids.ts";
import { pickRowsByIdsInOrder } from "./pick-rows-by-ids-in-order.ts";

/** Page sizes, by §9 of the specification. */
const TAKES = { products: 5, videos: 30, reviews: 15, reviewsOfNoTake: 10, recommended: 10 } as const;

/**
 * Lists a page of a group's or a tab's own products, in either direction. One that contains tabs has none of its own.
 * Two statements.
 */
export async function listDisplayProducts(
  { path, query = {} }: Input<"GET /v4/display-category/{id}/display-products">,
  { db, now }: Context,
): Promise<Answer<"GET /v4/display-category/{id}/display-products">> {
  const held = await findHeld(db, path.id, now());
  if (!held) return refuse("DISPLAY_NOT_FOUND");
  const page = paginateOrderedIds(held.product_ids, { ...query, take: query.take ?? TAKES.products });
  if (!page) return refuseCursor(query.prePage === undefined ? "nextPage" : "prePage");
  const { ids, nextPage, prePage } = page;
  return ok({
    list: (await listSummaries(db, ids)).map((row) => presentSummary(row, now())),
    nextPage,
    prePage,
  });
}

export async function listDisplayVideos(
  { path, query = {} }: Input<"GET /v1/display-category/{id}/display-video">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/display-category/{id}/display-video">> {
  const held = await findHeld(db, path.id, now());
  if (!held) return refuse("DISPLAY_NOT_FOUND");
  const page = paginateOrderedIds(held.video_ids, { ...query, take: query.take ?? TAKES.videos });
  if (!page) return refuseCursor();
  const videos = byId(await listVideos(db, page.ids));
  return ok({ list: pickRowsByIdsInOrder(page.ids, videos).map(presentVideo), nextPage: page.nextPage });
}

export async function listDisplayReviews(
  { path, query = {} }: Input<"GET /v2/display-category/{id}/display-reviews">,
  { db, now }: Context,
): Promise<Answer<"GET /v2/display-category/{id}/display-reviews">> {
  const held = await findHeld(db, path.id, now());
  if (!held) return refuse("DISPLAY_NOT_FOUND");
  const take = (query.take ?? TAKES.reviews) || TAKES.reviewsOfNoTake;
  const page = paginateOrderedIds(held.review_ids, { ...query, take });
  if (!page) return refuseCursor();
  const reviews = byId(await listReviews(db, page.ids));
  return ok({ list: pickRowsByIdsInOrder(page.ids, reviews).map(presentReview), nextPage: page.nextPage });
}

export async function listRecommendedReviews(
  { query = {} }: Input<"GET /v1/reviews/recommended">,
  { db }: Context,
): Promise<Answer<"GET /v1/reviews/recommended">> {
  const after = query.nextPage === undefined ? BEFORE_ALL : readReviewEnd(query.nextPage);
  if (!after) return refuseCursor();
  const take = query.take ?? TAKES.recommended;
  const rows = await listRecommended(db, after, take + 1);
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return ok({
    list: shown.map(presentReview),
    nextPage: rows.length > take && last ? writeReviewEnd(last) : null,
  });
}

const LAST_INTEGER = 2_147_483_647;
const BEFORE_ALL: ReviewEnd = {
  hasPhoto: true,
  score: 6,
  helpful: LAST_INTEGER,
  id: Number.MAX_SAFE_INTEGER,
};

function writeReviewEnd({ images, score, helpful_count, id }: ReviewRow): string {
  return [images.length > 0 ? 1 : 0, score, helpful_count, id].join(".");
}

function readReviewEnd(cursor: string): ReviewEnd | null {
  const [, photo, score, helpful, id] = /^([01])\.([1-5])\.(\d{1,10})\.(\d{1,16})$/.exec(cursor) ?? [];
  const end = { hasPhoto: photo === "1", score: Number(score), helpful: Number(helpful), id: Number(id) };
  return end.helpful <= LAST_INTEGER && Number.isSafeInteger(end.id) ? end : null;
}
