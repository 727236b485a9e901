import { Type } from "typebox";
import { SNS_TYPES } from "../accounts/social-login.calls.ts";
import { calls } from "../call-definition.ts";
import { closed, nullable, oneOf, Text } from "../common-schemas.ts";
import { VariantSettings } from "../variant-settings/variant-settings-schema.ts";

export const shopSettingsCalls = calls({
  "GET /v1/shop-settings": {
    summary: "이 매장의 사업자 정보와 상담, 이어진 바깥 서비스: 우편번호 검색과 소셜 로그인",
    access: "public",
    reply: closed({
      /** Business data and links of this variant, as operators keep them. */
      business: VariantSettings,
      /** Script of the postcode widget, which provides `kakao.Postcode`. */
      postcodeScriptUrl: Text(300),
      social: Type.Array(oneOf(SNS_TYPES)),
      /** Google Analytics, loaded with the shopper's consent only; `null` when it is not used. */
      google: nullable(closed({ measurementId: Text(20), scriptUrl: Text(300) })),
      /** Address for error reports of browsers, through the shop itself; `null` when none are collected. */
      errorReports: nullable(closed({ dsn: Text(300), environment: Text(40) })),
    }),
    refusals: [],
    cached: { seconds: 300, tags: ["shop-settings"] },
  },
});
