import { PASSWORD } from "../factories.ts";
import { SECRETS } from "../victim.ts";
import { type Entries, nothing, somebodys } from "./entry.ts";

/** Who somebody is, and what is kept of them. */
export const PEOPLE = {
  "POST /v2/tokens": nothing({ body: { email: "nobody@todayfruit.example", password: "fruit-2026" } }),
  "POST /v2/tokens/guest": nothing({}),
  "POST /v2/tokens/sign-up": nothing({
    body: {
      email: "not an e-mail",
      password: "fruit-2026",
      phone: "01012345678",
      name: "김하루",
      userType: "email",
      tokenType: "email",
    },
  }),
  "POST /v2/tokens/verify": nothing({}),
  "DELETE /v2/tokens": nothing({}),
  "GET /v2/app-users/detail": nothing({}),
  "GET /v1/app-users/detail": nothing({}),
  "GET /v1/terms": nothing({}),
  "GET /v1/shop-settings": nothing({}),
  "GET /v1/app-users/coupons": nothing({}),
  "POST /v1/app-users/coupons/{id}/download": somebodys(
    ({ couponId }) => ({ path: { id: couponId } }),
    "nothing",
  ),
  "GET /v1/app-users/delivery-address": nothing({}),
  "POST /v1/app-users/delivery-address": nothing({
    body: {
      selectedAddress: "서울",
      roadAddress: "",
      jibunAddress: "",
      addressDetail: "",
      receiverName: "남",
      phone: "01011112222",
      zonecode: "05551",
    },
  }),
  "PUT /v1/app-users/delivery-address/{id}": somebodys(({ addressId }) => ({
    path: { id: addressId },
    body: {
      selectedAddress: "서울",
      roadAddress: "",
      jibunAddress: "",
      addressDetail: "",
      receiverName: "남",
      phone: "01011112222",
      zonecode: "05551",
    },
  })),
  "DELETE /v1/app-users/delivery-address/{id}": somebodys(({ addressId }) => ({ path: { id: addressId } })),
  "GET /v1/app-users/sessions": nothing({}),
  "DELETE /v1/app-users/sessions/{id}": somebodys(({ sessionId }) => ({ path: { id: sessionId } })),
  "DELETE /v1/app-users/sessions": nothing({}),
  "GET /v2/app-users/grade-info": nothing({}),
  "GET /v1/app-users/app-user-grade": nothing({}),
  "GET /v1/app-users/my-point": nothing({}),
  "POST /v1/auth/phone": nothing({ body: { phone: "01012345678" } }),
  "POST /v2/auth/phone": nothing({ body: { phone: "01012345678" } }),
  "PUT /v1/auth/verify": nothing({ body: { phone: "01012345678", verificationCode: "000000" } }),
  "PUT /v1/auth/reset-password": nothing({
    body: { newPassword: PASSWORD, phone: "01012345678", verificationCode: "000000" },
  }),
  "POST /v1/auth/social/{snsType}/start": nothing({ path: { snsType: "kakaotalk" }, body: {} }),
  "POST /v1/auth/social/{snsType}/callback": nothing({
    path: { snsType: "kakaotalk" },
    body: { code: "guessed", state: "guessed" },
  }),
  "POST /v2/tokens/oauth": nothing({ body: { snsToken: "guessed", snsType: "naver" } }),
  "GET /v1/app-users/social": nothing({}),
  "POST /v1/app-users/social/{snsType}": nothing({
    path: { snsType: "naver" },
    body: { snsToken: "guessed" },
  }),
  "DELETE /v1/app-users/social/{snsType}": nothing({ path: { snsType: "naver" } }),
  "POST /v1/auth/social/kakaotalk/unlinked": nothing({ body: { user_id: "3100000001" } }),
  "GET /v1/auth/social/kakaotalk/unlinked": nothing({ query: { user_id: "3100000001" } }),
  "POST /v1/auth/social/naver/unlinked": nothing({
    body: { clientId: "test_naver_key", encryptUniqueId: "guessed", timestamp: "1", signature: "guessed" },
  }),
  "GET /v1/app-users": nothing({ query: { email: "secret@todayfruit.example" } }),
  "PUT /v1/app-users": nothing({ body: { nickname: "하루" } }),
  "POST /v1/app-users/confirmations": nothing({ body: { purpose: "leave", password: PASSWORD } }),
  "GET /v1/app-users/withdraw-account": nothing({}),
  "GET /v1/app-users/counters": nothing({}),
  "GET /v1/app-users/counts": nothing({}),
  "GET /v1/app-users/settings": nothing({}),
  "PUT /v1/app-users/settings": nothing({ body: { advertisingAlarm: true } }),
  "GET /v1/app-users/leave-preview": nothing({}),
  "DELETE /v1/app-users": nothing({ body: { password: PASSWORD } }),
  "GET /v1/app-users/personal-data": nothing({}),
  "POST /v1/app-users/guest-orders/claim": nothing({
    body: { phone: SECRETS[1], verificationCode: "000000" },
  }),
} satisfies Entries;
