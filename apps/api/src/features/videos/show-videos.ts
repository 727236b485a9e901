import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { pageOfLatest, readLatest } from "../../db/latest-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../http/input/refuse-bad-cursor.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { presentVideo } from "./video.presenter.ts";
import { findProductIds, findVideo, listVideos } from "./videos.repository.ts";

export const DEFAULT_TAKE = 30;

/** Lists the feed, the newest first, each video with one of its products; two statements. */
export async function showVideos(
  { query }: Input<"GET /v1/video">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/video">> {
  const after = readLatest(query?.nextPage);
  if (!after) return refuseBadCursor();
  const take = query?.take ?? DEFAULT_TAKE;
  const { shown, nextPage } = pageOfLatest(await listVideos(db, after, take + 1), take);
  const ids = [...new Set(shown.flatMap((row) => row.product_ids))];
  const products = new Map((await listSummaries(db, ids)).map((row) => [row.id, row]));
  const list = shown.map((row) => {
    const product = row.product_ids.map((id) => products.get(id)).find((found) => found !== undefined);
    return { ...presentVideo(row), product: product ? presentSummary(product, now()) : null };
  });
  return ok({ list, nextPage });
}

/** Shows a video with its neighbours in the feed; one statement. */
export async function showVideo(
  { path: { id } }: Input<"GET /v1/video/{id}/cursor">,
  { db }: Context,
): Promise<Answer<"GET /v1/video/{id}/cursor">> {
  const row = await findVideo(db, id);
  if (!row) return refuse("VIDEO_NOT_FOUND");
  const { next } = row;
  return ok({
    video: presentVideo(row),
    previousId: row.previous_id,
    nextId: next?.id ?? null,
    next: next && { id: next.id, videoUrl: next.video_url, thumbnail: next.thumbnail },
  });
}

/** Lists the visible products of a video; two statements. */
export async function showProducts(
  { path: { id } }: Input<"GET /v1/video/{id}/product">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/video/{id}/product">> {
  const ids = await findProductIds(db, id);
  if (!ids) return refuse("VIDEO_NOT_FOUND");
  return ok({ list: (await listSummaries(db, ids)).map((row) => presentSummary(row, now())) });
}
