import { operatorSettingsCalls } from "@todayfruit/contract/variant-settings/operator-variant-settings.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { variantSettingRecordDefinition } from "./variant-setting-record-definition.ts";

const HANDLERS = recordHandlers(variantSettingRecordDefinition);

export const operatorSettingsRoutes = bind(operatorSettingsCalls, {
  "GET /operator/v1/settings": HANDLERS.list,
  "PATCH /operator/v1/settings": HANDLERS.edit,
});
