import { videoUploadCalls } from "@todayfruit/contract/videos/video-uploads.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { beginVideoUpload } from "./begin-video-upload.ts";
import { storeCompletedVideo } from "./store-completed-video.ts";
import { storeVideoPart } from "./store-video-part.ts";

export const videoUploadRoutes = bindCalls(videoUploadCalls, {
  "POST /v1/app-users/videos": beginVideoUpload,
  "PUT /v1/app-users/videos/{id}/parts/{part}": storeVideoPart,
  "POST /v1/app-users/videos/{id}/complete": storeCompletedVideo,
});
