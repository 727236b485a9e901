import type { Input } from "@todayfruit/contract/all-calls";
import { SNS_TYPES } from "@todayfruit/contract/calls/social";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";

/** Shows what the browser needs to know of outside services: scripts, log-ins, analytics, error reports. */
export async function showShopSettings(
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
