import { shopSettingsCalls } from "@todayfruit/contract/calls/shop-settings";
import { bind } from "../../http/bind.ts";
import { showShopSettings } from "./show-shop-settings.ts";

export const shopSettingsRoutes = bind(shopSettingsCalls, {
  "GET /v1/shop-settings": showShopSettings,
});
