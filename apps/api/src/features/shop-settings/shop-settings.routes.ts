import { shopSettingsCalls } from "@todayfruit/contract/shop-settings/shop-settings.calls";
import { bind } from "../../http/bind-calls.ts";
import { showShopSettings } from "./show-shop-settings.ts";

export const shopSettingsRoutes = bind(shopSettingsCalls, {
  "GET /v1/shop-settings": showShopSettings,
});
