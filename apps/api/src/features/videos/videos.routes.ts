import { videoCalls } from "@todayfruit/contract/calls/browse/videos";
import { bind } from "../../http/bind.ts";
import { keepVideo, letVideoGo, seeVideo, showKeptVideos, showPersonalVideo } from "./keep-video.ts";
import { showProducts, showVideo, showVideos } from "./show-videos.ts";

export const videoRoutes = bind(videoCalls, {
  "GET /v1/video": showVideos,
  "GET /v1/video/{id}/cursor": ({ path }, context) => showVideo(context, path.id),
  "GET /v1/video/{id}/product": ({ path }, context) => showProducts(context, path.id),
  "GET /v1/video/{id}/user-personal": ({ path }, context) => showPersonalVideo(context, path.id),
  "PUT /v1/video/{id}/view-count/increase": ({ path }, context) => seeVideo(context, path.id),
  "POST /v1/app-users/video/{id}/link": ({ path }, context) => keepVideo(context, path.id),
  "DELETE /v1/app-users/video/{id}/link": ({ path }, context) => letVideoGo(context, path.id),
  "GET /v1/app-users/video/links": showKeptVideos,
});
