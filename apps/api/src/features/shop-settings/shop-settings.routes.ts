import { shopSettingsCalls } from "@todayfruit/contract/shop-settings/shop-settings.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showBrowserSettings } from "./show-browser-settings.ts";

export const shopSettingsRoutes = bindCalls(shopSettingsCalls, {
  "GET /v1/shop-settings": showBrowserSettings,
});
