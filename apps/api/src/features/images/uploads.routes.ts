import { uploadCalls } from "@todayfruit/contract/calls/uploads";
import { bind } from "../../http/bind.ts";
import { keepUpload } from "./keep-upload.ts";

export const uploadRoutes = bind(uploadCalls, {
  "POST /v1/app-users/images": keepUpload,
});
