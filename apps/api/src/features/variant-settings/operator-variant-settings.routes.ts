import { operatorSettingsCalls } from "@todayfruit/contract/variant-settings/operator-variant-settings.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { variantSettingRecordDefinition } from "./variant-setting-record-definition.ts";

const HANDLERS = buildRecordHandlers(variantSettingRecordDefinition);

export const operatorSettingsRoutes = bindCalls(operatorSettingsCalls, {
  "GET /operator/v1/settings": HANDLERS.list,
  "PATCH /operator/v1/settings": HANDLERS.edit,
});
