/** Settings of a production shop whose services are a sandbox. */

/** Keys of the payment provider, for a production shop and the sandbox it calls. */
export const TEST_KEYS = { secretKey: "test_sk_of_this_test", clientKey: "test_ck_of_this_test" };

/**
 * Settings a production shop (`SANDBOX=false`) requires: a secret and a URL per service, here all of one sandbox.
 *
 * @example sandboxedProductionSettings("http://127.0.0.1:4100") // { SANDBOX: "false", TOSS_API_URL: "http://127.0.0.1:4100", … }
 */
export function sandboxedProductionSettings(sandboxUrl: string): Record<string, string> {
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
    TOSS_CLIENT_KEY: TEST_KEYS.clientKey,
    TOSS_SECRET_KEY: TEST_KEYS.secretKey,
    SOLAPI_API_KEY: "solapi_of_this_test",
    SOLAPI_API_SECRET: "solapi_secret_of_this_test",
    KAKAO_CLIENT_ID: "kakao_id_of_this_test",
    KAKAO_CLIENT_SECRET: "kakao_secret_of_this_test",
    KAKAO_JAVASCRIPT_KEY: "kakao_js_of_this_test",
    NAVER_CLIENT_ID: "naver_id_of_this_test",
    TRACKER_CLIENT_ID: "tracker_id_of_this_test",
    SECRET_KEY: "a_secret_of_this_test_that_is_long_enough",
    KAKAO_ADMIN_KEY: "kakao_of_this_test",
    NAVER_CLIENT_SECRET: "naver_of_this_test",
    KAKAO_SHARE_SCRIPT_INTEGRITY: `sha384-${"A".repeat(64)}`,
    KAKAO_SHARE_SCRIPT_URL: `${sandboxUrl}/kakao/share.js`,
    GIFT_LINK_SECRET: "a_gift_secret_of_this_test_that_is_long",
    TRACKER_CLIENT_SECRET: "tracker_of_this_test",
    MESSAGE_REPORT_SECRET: "a_report_secret_of_this_test_that_is_long",
    SMTP_URL: "smtp://127.0.0.1:9",
  };
}
