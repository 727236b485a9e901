import { SNS_TYPES } from "@todayfruit/contract/accounts/social-login.calls";
import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/context.ts";

/** Shows the settings that the browser needs for outside services: scripts, logins, analytics, error reports. */
export async function showBrowserSettings(
  _input: Input<"GET /v1/shop-settings">,
  { rules, social }: Context,
): Promise<Answer<"GET /v1/shop-settings">> {
  return ok({
    postcodeScriptUrl: rules.postcodeScriptUrl,
    social: SNS_TYPES.filter((snsType) => snsType in social),
    google: rules.google,
    errorReports: rules.errorReports,
  });
}
