import { operatorBannerCalls } from "@todayfruit/contract/displays/operator-banners.calls";
import { bind } from "../../../http/bind-calls.ts";
import { mediaRecordHandlers } from "../../record-edits/tables/media-record-handlers.ts";
import { bannerRecordDefinition } from "./banner-record-definition.ts";

const HANDLERS = mediaRecordHandlers(bannerRecordDefinition, ({ image }) => (image ? [image] : []));

export const operatorBannerRoutes = bind(operatorBannerCalls, {
  "GET /operator/v1/banners": HANDLERS.list,
  "POST /operator/v1/banners": HANDLERS.add,
  "PATCH /operator/v1/banners": HANDLERS.edit,
  "POST /operator/v1/banners/delete": HANDLERS.remove,
});
