import type { Api } from "@todayfruit/contract/all-calls";
import { expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { completeSocialLogin } from "./complete-social-login.ts";

const back = { kind: "agreed", snsType: "naver", code: "c", state: "naver.s" } as const;
const said = { snsToken: "t", isJoined: false, email: "haru@naver.example", name: "김하루", next: "/cart" };
const pending = { snsType: "naver", snsToken: "t", email: said.email, name: said.name, next: "/cart" };
const login = { purpose: "login", autoLogin: false } as const;

/** Fake api that answers `oauth` as given and records its calls. */
function shop(oauth: () => unknown) {
  const asked: string[] = [];
  const answer = async (name: string): Promise<unknown> => {
    asked.push(name);
    if (name === "POST /v1/auth/social/{snsType}/callback") return said;
    if (name === "POST /v1/app-users/social/{snsType}") return { linked: ["naver"] };
    return oauth();
  };
  return { api: answer as Api, asked };
}

function refuse(code: "SOCIAL_NOT_JOINED" | "SOCIAL_LINK_REQUIRED" | "SOCIAL_TOKEN_INVALID") {
  return () => {
    throw new ApiError("no", { status: 409, code });
  };
}

test("completeSocialLogin: signs a member in", async () => {
  const { api } = shop(() => ({ token: "m" }));
  expect(await completeSocialLogin(api, back, login)).toEqual({ kind: "signedIn", token: "m", pending });
});

test("completeSocialLogin: a new person joins; one whose e-mail has a member logs in first", async () => {
  const toJoin = await completeSocialLogin(shop(refuse("SOCIAL_NOT_JOINED")).api, back, login);
  const toLink = await completeSocialLogin(shop(refuse("SOCIAL_LINK_REQUIRED")).api, back, login);
  expect([toJoin, toLink]).toEqual([
    { kind: "toJoin", pending },
    { kind: "toLink", pending },
  ]);
  await expect(completeSocialLogin(shop(refuse("SOCIAL_TOKEN_INVALID")).api, back, login)).rejects.toThrow(
    "no",
  );
});

test("completeSocialLogin: linking and confirming need no session token", async () => {
  const { api, asked } = shop(refuse("SOCIAL_NOT_JOINED"));
  expect((await completeSocialLogin(api, back, { purpose: "link", autoLogin: false })).kind).toBe("linked");
  expect((await completeSocialLogin(api, back, { purpose: "confirm", autoLogin: false })).kind).toBe(
    "confirmed",
  );
  expect(asked).not.toContain("POST /v2/tokens/oauth");
});
