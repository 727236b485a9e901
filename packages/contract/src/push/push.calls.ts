import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, nullable, oneOf, Text } from "../common-schemas.ts";

const Base64Url = (min: number, max: number) =>
  Type.String({ pattern: "^[A-Za-z0-9_-]+={0,2}$", minLength: min, maxLength: max });

/** A device for pushes: the token of an app from FCM, or the subscription of a browser. */
const Device = Type.Union([
  closed({ platform: oneOf(["android", "ios"]), fcmPushToken: Text(1000, 10) }),
  closed({
    platform: oneOf(["web"]),
    subscription: closed({
      endpoint: Text(1000, 10),
      keys: closed({ p256dh: Base64Url(80, 100), auth: Base64Url(16, 40) }),
    }),
  }),
]);

/** Calls about the device that receives pushes. */
export const pushCalls = calls({
  "GET /v1/app-users/push-device": {
    summary: "이 기기에서 푸시를 받는지, 그리고 브라우저가 구독할 때 쓰는 공개 키",
    access: "buyer",
    reply: closed({ isRegistered: Type.Boolean(), fcmPushToken: nullable(Text(1000)), publicKey: Text(100) }),
    refusals: [],
  },
  "PUT /v1/app-users/push-device": {
    summary: "이 기기에서 푸시를 받는다. 로그아웃하거나 기기를 끊으면 함께 끝난다.",
    access: "buyer",
    body: Device,
    reply: closed({ isRegistered: Type.Boolean() }),
    refusals: ["PUSH_SERVICE_UNKNOWN"],
  },
  "DELETE /v1/app-users/push-device": {
    summary: "이 기기에서 푸시를 받지 않는다.",
    access: "buyer",
    reply: closed({ isRegistered: Type.Boolean() }),
    refusals: [],
  },
});
