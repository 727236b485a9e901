import { videoCalls } from "@todayfruit/contract/calls/browse/videos";
import { bind } from "../../http/bind.ts";
import { keepVideo, letVideoGo, seeVideo, showKeptVideos, showPersonalVideo } from "./keep-video.ts";
import { showProducts, showVideo, showVideos } from "./show-videos.ts";

export const videoRoutes = bind(videoCalls, {
  "GET /v1/video": showVideos,
  "GET /v1/video/{id}/cursor": showVideo,
  "GET /v1/video/{id}/product": showProducts,
  "GET /v1/video/{id}/user-personal": showPersonalVideo,
  "PUT /v1/video/{id}/view-count/increase": seeVideo,
  "POST /v1/app-users/video/{id}/link": keepVideo,
  "DELETE /v1/app-users/video/{id}/link": letVideoGo,
  "GET /v1/app-users/video/links": showKeptVideos,
});
