import { operatorPopupCalls } from "@todayfruit/contract/popups/operator-popups.calls";
import { popupCalls } from "@todayfruit/contract/popups/popups.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildMediaRecordHandlers } from "../record-edits/tables/build-media-record-handlers.ts";
import { listPopups } from "./list-popups.ts";
import { popupRecordDefinition } from "./popup-record-definition.ts";

const HANDLERS = buildMediaRecordHandlers(popupRecordDefinition, ({ image }) => (image ? [image] : []));

export const popupRoutes = bindCalls(popupCalls, { "GET /v1/popups": listPopups });

export const operatorPopupRoutes = bindCalls(operatorPopupCalls, {
  "GET /operator/v1/popups": HANDLERS.list,
  "POST /operator/v1/popups": HANDLERS.add,
  "PATCH /operator/v1/popups": HANDLERS.edit,
  "POST /operator/v1/popups/delete": HANDLERS.remove,
});
