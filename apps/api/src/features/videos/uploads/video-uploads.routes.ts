import { videoUploadCalls } from "@todayfruit/contract/videos/video-uploads.calls";
import { bind } from "../../../http/bind-calls.ts";
import { beginVideoUpload } from "./begin-video-upload.ts";
import { storeCompletedVideo } from "./store-completed-video.ts";
import { storeVideoPart } from "./store-video-part.ts";

export const videoUploadRoutes = bind(videoUploadCalls, {
  "POST /v1/app-users/videos": beginVideoUpload,
  "PUT /v1/app-users/videos/{id}/parts/{part}": storeVideoPart,
  "POST /v1/app-users/videos/{id}/complete": storeCompletedVideo,
});
