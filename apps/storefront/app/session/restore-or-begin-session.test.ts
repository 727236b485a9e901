import type { Api } from "@todayfruit/contract/all-calls";
import { expect, test } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { needsSession, restoreOrBeginSession, type User } from "./restore-or-begin-session.ts";
import { createSessionToken } from "./session-token-storage.ts";

const noon = {
  shoppingCarts: 0,
  orderCount: 0,
  reviewCount: 0,
  reviewableCount: 0,
  coupons: 0,
  newTodayfruitNotification: 0,
  giftGroupCount: 0,
};

function userOf(userType: User["userType"]): User {
  return {
    id: 1,
    uuid: "00000000-0000-4000-8000-000000000001",
    name: null,
    email: null,
    phone: null,
    nickname: null,
    userType,
    token: null,
    tokenType: userType === "guest" ? "guest" : userType === "email" ? "email" : "oauth",
    snsToken: null,
    fcmPushToken: null,
    profileImageUrl: null,
    count: noon,
    userSettings: {
      clientCenterReplyAlarm: true,
      orderDeliveryAlarm: true,
      advertisingAlarm: false,
      advertisingPromotion: false,
      advertisingAlarmUpdateDate: null,
    },
    appUserGrade: null,
    point: 0,
    withdrawAccount: null,
  };
}

/** Server that accepts the tokens `member` and `guest`, and a browser that may have one stored. */
function shop(options: { stored?: string; pathname?: string; detailFails?: Error; signsInDuring?: string }) {
  const kept = new Map(options.stored ? [["token", options.stored]] : []);
  const token = createSessionToken(() => ({
    local: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    tab: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    readCookies: () => "",
    writeCookie: (cookie) => void cookies.push(cookie),
  }));
  const cookies: string[] = [];
  const calls: string[] = [];
  const answer = async (name: string): Promise<unknown> => {
    calls.push(name);
    signIn(name);
    if (name === "POST /v2/tokens/guest") return { token: "guest", tokenType: "guest", userType: "guest" };
    if (name === "POST /v2/tokens/verify") return { userType: "kakaotalk" };
    throw new Error(`not asked for: ${name}`);
  };
  /** The shopper signs in while a call is under way. */
  function signIn(during: string): void {
    if (during === options.signsInDuring) token.keepMember("member");
  }
  const loadUser = async () => {
    const current = token.current();
    signIn("detail");
    if (current !== "guest" && options.detailFails) throw options.detailFails;
    return userOf(current === "member" ? "email" : "guest");
  };
  const isReplaced = () => options.signsInDuring !== undefined && kept.get("token") === "member";
  const parts = { api: answer as Api, token, loadUser, pathname: options.pathname ?? "/", isReplaced };
  return { start: () => restoreOrBeginSession(parts), kept, cookies, calls };
}

test("restoreOrBeginSession: a shopper who signs in meanwhile stays signed in", async () => {
  for (const [stored, signsInDuring] of [
    [undefined, "POST /v2/tokens/guest"],
    [undefined, "detail"],
    ["guest", "detail"],
  ] as const) {
    const { start, kept } = shop({ ...(stored && { stored }), signsInDuring });
    expect([signsInDuring, await start(), kept.get("token")]).toEqual([signsInDuring, null, "member"]);
  }
  const refused = shop({
    stored: "old",
    detailFails: new ApiError("로그인 시간이 지났어요", { status: 401, code: "TOKEN_INVALID" }),
    signsInDuring: "detail",
  });
  expect([await refused.start(), refused.kept.get("token")]).toEqual([null, "member"]);
});

test("restoreOrBeginSession: without a token it fetches and stores a guest's", async () => {
  const { start, kept, calls, cookies } = shop({});
  expect(await start()).toMatchObject({ userType: "guest", authError: null });
  expect([kept.get("token"), calls, cookies]).toEqual(["guest", ["POST /v2/tokens/guest"], []]);
});

test("restoreOrBeginSession: a stored guest token is used as it is", async () => {
  const { start, calls } = shop({ stored: "guest" });
  expect((await start())?.userType).toBe("guest");
  expect(calls).toEqual([]);
});

test("restoreOrBeginSession: a member's cookie is refreshed and the verification gives the user type", async () => {
  const { start, cookies } = shop({ stored: "member" });
  expect((await start())?.userType).toBe("kakaotalk");
  expect(cookies).toEqual(["token=member; Max-Age=31536000; Path=/; Secure; SameSite=Strict"]);
});

test("restoreOrBeginSession: a path with processing skips the user type", async () => {
  const { start, calls } = shop({ stored: "member", pathname: "/payment/processing" });
  expect((await start())?.userType).toBe("email");
  expect(calls).toEqual([]);
});

test("restoreOrBeginSession: a refused token is replaced by a guest's, and the reason is kept", async () => {
  const refused = new ApiError("로그인 시간이 지났어요", { status: 401, code: "TOKEN_INVALID" });
  const { start, kept } = shop({ stored: "member", detailFails: refused });
  expect(await start()).toMatchObject({ userType: "guest", authError: refused });
  expect(kept.get("token")).toBe("guest");
});

test("restoreOrBeginSession: a token that could not be checked stays stored", async () => {
  const lost = new ApiError("서버와 연결이 원할하지 않습니다. 잠시 후 시도해주세요", {
    status: 0,
    code: null,
  });
  const { start, kept } = shop({ stored: "member", detailFails: lost });
  expect(await start()).toMatchObject({ userType: "guest", authError: lost });
  expect(kept.get("token")).toBe("member");
});

test("restoreOrBeginSession: fails when the server is too busy to check a member's token", async () => {
  const busy = new ApiError("지금 이용하는 분이 많아요", { status: 503, code: "SHOP_BUSY" });
  const { start, kept, calls } = shop({ stored: "member", detailFails: busy });
  await expect(start()).rejects.toBe(busy);
  expect([kept.get("token"), calls]).toEqual(["member", []]);
});

test("needsSession: the Kakao window starts no session", () => {
  expect([needsSession("/kakao-popup"), needsSession("/")]).toEqual([false, true]);
});
