import { previewCalls } from "@todayfruit/contract/previews/previews.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { createPreview } from "./create-preview.ts";
import { listPreviews } from "./list-previews.ts";
import { revokePreview } from "./revoke-preview.ts";

export const previewRoutes = bindCalls(previewCalls, {
  "GET /operator/v1/previews": listPreviews,
  "POST /operator/v1/previews": createPreview,
  "PUT /operator/v1/previews/{id}/revoke": revokePreview,
});
