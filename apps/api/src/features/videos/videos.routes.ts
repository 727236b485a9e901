import { videoCalls } from "@todayfruit/contract/videos/videos.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { countVideoView } from "./count-video-view.ts";
import { addVideoBookmark, listVideoBookmarks, removeVideoBookmark } from "./manage-bookmarks.ts";
import { showVideoBookmarkAndCounts } from "./show-video-bookmark-and-counts.ts";
import { showProducts, showVideo, showVideos } from "./show-videos.ts";

export const videoRoutes = bindCalls(videoCalls, {
  "GET /v1/video": showVideos,
  "GET /v1/video/{id}/cursor": showVideo,
  "GET /v1/video/{id}/product": showProducts,
  "GET /v1/video/{id}/user-personal": showVideoBookmarkAndCounts,
  "PUT /v1/video/{id}/view-count/increase": countVideoView,
  "POST /v1/app-users/video/{id}/link": addVideoBookmark,
  "DELETE /v1/app-users/video/{id}/link": removeVideoBookmark,
  "GET /v1/app-users/video/links": listVideoBookmarks,
});
