import { operatorBannerCalls } from "@todayfruit/contract/displays/operator-banners.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildMediaRecordHandlers } from "../../record-edits/tables/build-media-record-handlers.ts";
import { bannerRecordDefinition } from "./banner-record-definition.ts";

const HANDLERS = buildMediaRecordHandlers(bannerRecordDefinition, ({ image }) => (image ? [image] : []));

export const operatorBannerRoutes = bindCalls(operatorBannerCalls, {
  "GET /operator/v1/banners": HANDLERS.list,
  "POST /operator/v1/banners": HANDLERS.add,
  "PATCH /operator/v1/banners": HANDLERS.edit,
  "POST /operator/v1/banners/delete": HANDLERS.remove,
});
