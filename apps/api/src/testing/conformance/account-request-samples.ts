import { confirmed } from "../confirm-identity-by-code-steps.ts";
import { guest, PASSWORD, provePhone, signUp } from "../product-and-member-fixtures.ts";
import { addPerson, comeBack, joinSocially } from "../social-login-steps.ts";
import type { Caller, WriteRequest } from "./literal-request.ts";
import { requestPhoneCode } from "./phone-code-for-requests.ts";

const ADDRESS = {
  default: true,
  selectedAddress: "서울 송파구 올림픽로 300",
  roadAddress: "서울 송파구 올림픽로 300",
  jibunAddress: "서울 송파구 신천동 29",
  addressDetail: "101동 1203호",
  receiverName: "김하루",
  zonecode: "05551",
  phone: "010-1234-5678",
  areaAddress: "major",
};

/** Sign-up payload of §3 with every field. */
const SIGN_UP = {
  email: "joins@todayfruit.example",
  password: PASSWORD,
  phone: "01055550001",
  name: "김하루",
  userType: "email",
  tokenType: "email",
  deviceId: "a-device",
  userSettings: {
    clientCenterReplyAlarm: true,
    orderDeliveryAlarm: true,
    advertisingAlarm: false,
    advertisingPromotion: false,
    advertisingAlarmUpdateDate: null,
    isOver14: true,
  },
  snsType: null,
  snsToken: null,
};

/** Requests of §7 "Auth and user" and "Address", with every field that the specification writes. */
export const ACCOUNT_REQUEST_SAMPLES = {
  "POST /v2/tokens": async ({ shop }) => {
    const email = "literal@todayfruit.example";
    await signUp(shop, { email });
    return { url: "/v2/tokens", token: await guest(shop), body: { email, password: PASSWORD } };
  },
  "POST /v2/tokens/oauth": async ({ shop }) => {
    const person = await addPerson(shop, "kakaotalk");
    await joinSocially(shop, "kakaotalk", person);
    const token = await guest(shop);
    const snsToken = await comeBack(shop, token, "kakaotalk", person);
    return { url: "/v2/tokens/oauth", token, body: { email: null, snsToken, snsType: "kakaotalk" } };
  },
  "POST /v2/tokens/sign-up": async ({ shop }) => {
    const token = await guest(shop);
    await provePhone(shop, token, SIGN_UP.phone, "signUp");
    return { url: "/v2/tokens/sign-up", token, body: SIGN_UP };
  },
  "POST /v2/tokens/guest": () => ({ url: "/v2/tokens/guest", token: null }),
  "POST /v2/tokens/verify": () => ({ url: "/v2/tokens/verify" }),
  "GET /v2/app-users/detail": () => ({ url: "/v2/app-users/detail" }),
  "GET /v1/app-users/detail": () => ({ url: "/v1/app-users/detail" }),
  "GET /v1/app-users/counters": () => ({ url: "/v1/app-users/counters" }),
  "GET /v1/app-users": () => ({ url: "/v1/app-users?email=free@todayfruit.example" }),
  "GET /v1/app-users/withdraw-account": () => ({ url: "/v1/app-users/withdraw-account" }),
  "PUT /v1/auth/reset-password": async (own) => {
    const { phone, token, code } = await requestPhoneCode(own.shop);
    const body = { newPassword: "사과 한 상자 주세요", verificationCode: code, phone };
    return { url: "/v1/auth/reset-password", token, body };
  },
  "POST /v1/auth/phone": () => ({ url: "/v1/auth/phone", body: { phone: "01055550002" } }),
  "POST /v2/auth/phone": () => ({ url: "/v2/auth/phone", body: { phone: "01055550003" } }),
  "PUT /v1/auth/verify": async (own) => {
    const { phone, token, code } = await requestPhoneCode(own.shop);
    return { url: "/v1/auth/verify", token, body: { phone, verificationCode: code } };
  },
  "PUT /v1/app-users": async (own) => ({
    url: "/v1/app-users",
    headers: await confirmed(own.shop, own.token, "changeLogin"),
    body: { name: "김하루", password: "사과 한 상자 주세요", phone: await phoneOf(own), nickname: "하루" },
  }),
  "DELETE /v1/app-users": async ({ shop }) => {
    const token = (await signUp(shop, {})).reply.token;
    return { url: "/v1/app-users", token, headers: await confirmed(shop, token, "leave") };
  },
  "GET /v2/app-users/grade-info": () => ({ url: "/v2/app-users/grade-info" }),
  "GET /v1/app-users/my-point": () => ({ url: "/v1/app-users/my-point" }),
  "GET /v1/app-users/app-user-grade": () => ({ url: "/v1/app-users/app-user-grade" }),
  "GET /v1/app-users/counts": () => ({ url: "/v1/app-users/counts" }),
  "POST /v1/app-users/delivery-address": () => ({ url: "/v1/app-users/delivery-address", body: ADDRESS }),
  "GET /v1/app-users/delivery-address": () => ({ url: "/v1/app-users/delivery-address" }),
  "PUT /v1/app-users/delivery-address/{id}": ({ addressId }) => ({
    url: `/v1/app-users/delivery-address/${addressId}`,
    body: { id: addressId, ...ADDRESS },
  }),
  "DELETE /v1/app-users/delivery-address/{id}": ({ addressId }) => ({
    url: `/v1/app-users/delivery-address/${addressId}`,
  }),
} satisfies Record<string, WriteRequest>;

async function phoneOf({ shop, token }: Caller): Promise<string | null> {
  return (await shop.call(token, "GET /v2/app-users/detail")).reply.phone;
}
