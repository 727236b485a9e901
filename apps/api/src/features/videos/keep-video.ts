import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { sessionBefore } from "@todayfruit/domain/videos/viewing-session";
import { pageOfLatest, readLatest } from "../../db/latest-cursor.ts";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { badCursor } from "../../http/input/bad-cursor.ts";
import {
  addBookmark,
  findPersonalVideo,
  listBookmarks,
  type PersonalVideoRow,
  removeBookmark,
} from "./bookmarks.repository.ts";
import { DEFAULT_TAKE } from "./show-videos.ts";
import { presentVideo } from "./video.presenter.ts";
import { countView } from "./videos.repository.ts";

type Bookmark = Answer<"POST /v1/app-users/video/{id}/link">;

/** Counts that the buyer saw the video, once in a viewing session. One statement. */
export async function seeVideo(
  { path: { id: videoId } }: Input<"PUT /v1/video/{id}/view-count/increase">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/video/{id}/view-count/increase">> {
  const at = now();
  const countedUntil = new Date(sessionBefore(at.getTime()));
  const viewCount = await countView(db, { videoId, userId: buyer.id, now: at, countedUntil });
  return viewCount === null ? refuse("VIDEO_NOT_FOUND") : ok({ viewCount });
}

/** Keeps a video; keeping it again changes nothing. */
export async function keepVideo(
  { path: { id: videoId } }: Input<"POST /v1/app-users/video/{id}/link">,
  { db, buyer, now }: BuyerContext,
): Promise<Bookmark> {
  await addBookmark(db, buyer.id, videoId, now());
  return presentBookmark(await findPersonalVideo(db, buyer.id, videoId));
}

export async function letVideoGo(
  { path: { id: videoId } }: Input<"DELETE /v1/app-users/video/{id}/link">,
  { db, buyer }: BuyerContext,
): Promise<Bookmark> {
  await removeBookmark(db, buyer.id, videoId);
  return presentBookmark(await findPersonalVideo(db, buyer.id, videoId));
}

function presentBookmark(row: PersonalVideoRow | null): Bookmark {
  if (!row) return refuse("VIDEO_NOT_FOUND");
  return ok({ isMyVideoShare: row.is_bookmarked, videoShareCount: row.share_count });
}

/** What the public reply about a video cannot say. */
export async function showPersonalVideo(
  { path: { id: videoId } }: Input<"GET /v1/video/{id}/user-personal">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/video/{id}/user-personal">> {
  const row = await findPersonalVideo(db, buyer.id, videoId);
  if (!row) return refuse("VIDEO_NOT_FOUND");
  return ok({
    isMyVideoShare: row.is_bookmarked,
    videoShareCount: row.share_count,
    viewCount: row.view_count,
  });
}

/** The videos that the buyer kept, the latest first; one statement. */
export async function showKeptVideos(
  { query }: Input<"GET /v1/app-users/video/links">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/video/links">> {
  const after = readLatest(query?.nextPage);
  if (!after) return badCursor();
  const take = query?.take ?? DEFAULT_TAKE;
  const { shown, nextPage } = pageOfLatest(await listBookmarks(db, buyer.id, after, take + 1), take);
  return ok({ list: shown.map((row) => presentVideo(row, true)), nextPage });
}
