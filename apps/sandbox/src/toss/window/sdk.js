// The stand-in of Toss's browser SDK v2: the same globals, the same checks, the window of the sandbox instead.
// A plain script on purpose: browsers load it as it stands.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const METHODS = [
    "CARD",
    "VIRTUAL_ACCOUNT",
    "TRANSFER",
    "MOBILE_PHONE",
    "CULTURE_GIFT_CERTIFICATE",
    "BOOK_GIFT_CERTIFICATE",
    "GAME_GIFT_CERTIFICATE",
  ];

  function TossPayments(clientKey) {
    if (typeof clientKey !== "string" || !/^(test|live)_g?ck_/.test(clientKey))
      throw failure("INVALID_CLIENT_KEY", "잘못된 클라이언트키 입니다.");
    return {
      payment({ customerKey } = {}) {
        if (/^test_ck_|^live_ck_/.test(clientKey) === false)
          throw failure("NOT_SUPPORTED_WIDGET_KEY", "API 개별 연동 키의 클라이언트 키로 SDK를 연동해주세요.");
        checkCustomerKey(customerKey);
        return {
          // Stays pending while the browser leaves for the window, as redirecting does with Toss.
          async requestPayment(request) {
            check(request);
            const url = new URL("/pay", origin);
            url.searchParams.set("request", JSON.stringify({ ...request, clientKey, customerKey }));
            window.location.assign(url.href);
            return new Promise(() => {});
          },
          async requestBillingAuth(request) {
            if (request?.method !== "CARD")
              throw failure("NOT_SUPPORTED_METHOD", "지원되지 않는 결제 수단입니다.");
            if (!isAbsolute(request.successUrl))
              throw failure("INCORRECT_SUCCESS_URL_FORMAT", "successUrl은 오리진을 포함해야 합니다.");
            if (!isAbsolute(request.failUrl))
              throw failure("INCORRECT_FAIL_URL_FORMAT", "failUrl은 오리진을 포함해야 합니다.");
            const url = new URL("/billing-auth", origin);
            url.searchParams.set("request", JSON.stringify({ ...request, clientKey, customerKey }));
            window.location.assign(url.href);
            return new Promise(() => {});
          },
          async destroy() {},
        };
      },
    };
  }

  TossPayments.ANONYMOUS = "@@ANONYMOUS";
  window.TossPayments = TossPayments;

  function checkCustomerKey(customerKey) {
    if (customerKey === TossPayments.ANONYMOUS) return;
    if (typeof customerKey !== "string" || !/^[A-Za-z0-9\-_=.@]{2,50}$/.test(customerKey))
      throw failure("INVALID_CUSTOMER_KEY", "구매자 키는 영문, 숫자, -_=.@ 2자 이상 50자 이하여야 합니다.");
    if (/^(test|live)_g?sk_/.test(customerKey))
      throw failure("INSECURE_KEY_USAGE", "시크릿 키를 외부에 노출하면 안 됩니다.");
  }

  function check(request) {
    const { method, amount, orderId, orderName, successUrl, failUrl, taxFreeAmount, customerMobilePhone } =
      request ?? {};
    if (!METHODS.includes(method)) throw failure("NOT_SUPPORTED_METHOD", "지원되지 않는 결제 수단입니다.");
    if (!Number.isInteger(amount?.value) || amount.value <= 0)
      throw failure("BELOW_ZERO_AMOUNT", "금액은 0보다 커야 합니다.");
    if (amount.currency !== "KRW") throw failure("NOT_SUPPORTED_CURRENCY", "지원되지 않는 통화입니다.");
    if (typeof orderId !== "string" || !/^[A-Za-z0-9\-_=]{6,64}$/.test(orderId))
      throw failure("INVALID_ORDER_ID", "주문번호는 영문, 숫자, -_= 6자 이상 64자 이하여야 합니다.");
    if (typeof orderName !== "string" || orderName === "" || orderName.length > 100)
      throw failure("INVALID_ORDER_NAME", "주문 이름은 100자 이하여야 합니다.");
    if (!isAbsolute(successUrl))
      throw failure("INCORRECT_SUCCESS_URL_FORMAT", "successUrl은 오리진을 포함해야 합니다.");
    if (!isAbsolute(failUrl))
      throw failure("INCORRECT_FAIL_URL_FORMAT", "failUrl은 오리진을 포함해야 합니다.");
    if (taxFreeAmount !== undefined && !(Number.isInteger(taxFreeAmount) && taxFreeAmount >= 0))
      throw failure("INVALID_PARAMETERS", "taxFreeAmount는 0 이상의 정수여야 합니다.");
    if (customerMobilePhone !== undefined && !/^\d{8,15}$/.test(customerMobilePhone))
      throw failure("INVALID_PARAMETERS", "customerMobilePhone은 숫자 8자 이상 15자 이하여야 합니다.");
  }

  function isAbsolute(url) {
    return typeof url === "string" && /^https?:\/\//.test(url) && URL.canParse(url);
  }

  function failure(code, message) {
    return Object.assign(new Error(message), { code });
  }
})();
