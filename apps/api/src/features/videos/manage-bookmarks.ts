import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { pageOfLatest, readLatest } from "../../db/latest-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../http/input/refuse-bad-cursor.ts";
import {
  addBookmark,
  findPersonalVideo,
  listBookmarks,
  type PersonalVideoRow,
  removeBookmark,
} from "./bookmarks.repository.ts";
import { DEFAULT_TAKE } from "./show-videos.ts";
import { presentVideo } from "./video.presenter.ts";

type Bookmark = Answer<"POST /v1/app-users/video/{id}/link">;

/** Bookmarks a video; repeated calls change nothing. */
export async function addVideoBookmark(
  { path: { id: videoId } }: Input<"POST /v1/app-users/video/{id}/link">,
  { db, buyer, now }: BuyerContext,
): Promise<Bookmark> {
  await addBookmark(db, buyer.id, videoId, now());
  return presentBookmark(await findPersonalVideo(db, buyer.id, videoId));
}

export async function removeVideoBookmark(
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

/** Lists the buyer's bookmarked videos, the newest first; one statement. */
export async function listVideoBookmarks(
  { query }: Input<"GET /v1/app-users/video/links">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/video/links">> {
  const after = readLatest(query?.nextPage);
  if (!after) return refuseBadCursor();
  const take = query?.take ?? DEFAULT_TAKE;
  const { shown, nextPage } = pageOfLatest(await listBookmarks(db, buyer.id, after, take + 1), take);
  return ok({ list: shown.map((row) => presentVideo(row, true)), nextPage });
}
