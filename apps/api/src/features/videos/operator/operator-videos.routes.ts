import { operatorVideoCalls } from "@todayfruit/contract/videos/operator-videos.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildMediaRecordHandlers } from "../../record-edits/tables/build-media-record-handlers.ts";
import { videoRecordDefinition } from "./video-record-definition.ts";

const HANDLERS = buildMediaRecordHandlers(videoRecordDefinition, ({ videoUrl, thumbnail }) =>
  [videoUrl, thumbnail].filter((path) => path !== undefined),
);

export const operatorVideoRoutes = bindCalls(operatorVideoCalls, {
  "GET /operator/v1/videos": HANDLERS.list,
  "POST /operator/v1/videos": HANDLERS.add,
  "PATCH /operator/v1/videos": HANDLERS.edit,
  "POST /operator/v1/videos/delete": HANDLERS.remove,
});
