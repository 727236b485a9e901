/**
 * What a shop that opens for real (`SANDBOX=false`) asks for: a secret for each service, and where it answers. Here all
 * of them are one sandbox.
 *
 * @example realSettings("http://127.0.0.1:4100") // { SANDBOX: "false", TOSS_API_URL: "http://127.0.0.1:4100", … }
 */
export function realSettings(sandboxUrl: string): Record<string, string> {
  return {
    SANDBOX: "false",
    TOSS_API_URL: sandboxUrl,
    TOSS_SCRIPT_URL: `${sandboxUrl}/v2/standard`,
    SOLAPI_API_URL: sandboxUrl,
    KAKAO_AUTH_URL: `${sandboxUrl}/kakao`,
    KAKAO_API_URL: `${sandboxUrl}/kakao`,
    NAVER_AUTH_URL: `${sandboxUrl}/naver`,
    TRACKER_API_URL: `${sandboxUrl}/tracker`,
    NAVER_API_URL: `${sandboxUrl}/naver`,
    POSTCODE_SCRIPT_URL: `${sandboxUrl}/postcode/widget.js`,
    SECRET_KEY: "secret_of_this_test",
    KAKAO_ADMIN_KEY: "kakao_of_this_test",
    NAVER_CLIENT_SECRET: "naver_of_this_test",
    KAKAO_SHARE_SCRIPT_URL: `${sandboxUrl}/kakao/share.js`,
    GIFT_LINK_SECRET: "gift_of_this_test",
    TRACKER_CLIENT_SECRET: "tracker_of_this_test",
    MESSAGE_REPORT_SECRET: "reports_of_this_test",
    SMTP_URL: "smtp://127.0.0.1:9",
  };
}
