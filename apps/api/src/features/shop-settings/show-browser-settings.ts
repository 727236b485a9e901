import { SNS_TYPES } from "@todayfruit/contract/accounts/social-login.calls";
import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findVariantSettings } from "./find-variant-settings.ts";

/** Shows the shop's business data and the settings for outside services: scripts, logins, analytics, error reports. */
export async function showBrowserSettings(
  _input: Input<"GET /v1/shop-settings">,
  { db, rules, social }: Context,
): Promise<Answer<"GET /v1/shop-settings">> {
  return ok({
    business: await findVariantSettings(db, rules.variant),
    postcodeScriptUrl: rules.postcodeScriptUrl,
    social: SNS_TYPES.filter((snsType) => snsType in social),
    google: rules.google,
    errorReports: rules.errorReports,
  });
}
