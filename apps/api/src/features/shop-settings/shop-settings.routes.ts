import { shopSettingsCalls } from "@todayfruit/contract/calls/shop-settings";
import { SNS_TYPES } from "@todayfruit/contract/calls/social";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";

export const shopSettingsRoutes = bind(shopSettingsCalls, {
  "GET /v1/shop-settings": async (_input, { rules, social }) =>
    ok({
      postcodeScriptUrl: rules.postcodeScriptUrl,
      social: SNS_TYPES.filter((snsType) => snsType in social),
      google: rules.google,
      errorReports: rules.errorReports,
    }),
});
