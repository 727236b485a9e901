import type { AddressInfo } from "node:net";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKakaoLogin } from "./kakao-login.ts";
import { createNaverLogin } from "./naver-login.ts";
import { pkceChallenge } from "./pkce-challenge.ts";
import type { SocialLoginGateway, SocialLoginOptions } from "./social-login-gateway-types.ts";

const sandbox = createSandbox({
  secretKey: "test_sk_local",
  clientKey: "test_ck_local",
  clock: () => new Date("2026-11-21T03:00:00Z"),
  webhookUrls: [],
  publicUrl: "http://sandbox.test",
});
let baseUrl: string;
beforeAll(async () => {
  await sandbox.listen({ port: 0, host: "127.0.0.1" });
  baseUrl = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
});
afterAll(() => sandbox.close());

const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const REDIRECT = "http://shop.test/kakao-popup";

test("pkceChallenge: the challenge equals the example of RFC 7636", () => {
  expect(pkceChallenge(VERIFIER)).toBe("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
});

test.each([
  ["kakao", "3100000001", { subject: "3100000001", email: "haru@kakao.example", isEmailVerified: true }],
  ["kakao", "3100000002", { subject: "3100000002", email: null, isEmailVerified: false }],
  ["kakao", "3100000003", { subject: "3100000003", email: "shade@kakao.example", isEmailVerified: false }],
  [
    "naver",
    "nv-orchard-1",
    { subject: "nv-orchard-1", email: "sandeul@naver.example", isEmailVerified: false },
  ],
] as const)(
  "identify: %s returns the identity of %s, and refuses a used code",
  async (provider, person, identity) => {
    const login = loginOf(provider);
    const code = await agree(login, person);
    expect(await login.identify(returned(code))).toMatchObject({ kind: "known", identity });
    expect(await login.identify(returned(code))).toMatchObject({ kind: "refused" });
  },
);

test.each(["kakao", "naver"] as const)(
  "identify: %s refuses a code without its verifier",
  async (provider) => {
    const login = loginOf(provider);
    const code = await agree(login, provider === "kakao" ? "3100000001" : "nv-orchard-1");
    expect(await login.identify({ ...returned(code), codeVerifier: "guessed" })).toMatchObject({
      kind: "refused",
    });
  },
);

test.each(["kakao", "naver"] as const)(
  "identify: %s distinguishes wrong keys, no answer and a malformed answer",
  async (provider) => {
    const code = await agree(loginOf(provider), provider === "kakao" ? "3100000001" : "nv-orchard-1");
    expect(await loginOf(provider, { clientSecret: "x" }).identify(returned(code))).toMatchObject({
      kind: "refused",
    });
    const gone = loginOf(provider, { authUrl: "http://127.0.0.1:9" });
    expect(await gone.identify(returned(code))).toMatchObject({ kind: "unreachable" });
    const nonsense = loginOf(provider, { fetch: async () => new Response("<html>") });
    expect(await nonsense.identify(returned(code))).toEqual({
      kind: "unreachable",
      reason: "malformed-reply",
    });
  },
);

test.each([
  ["kakao", "3100000001"],
  ["naver", "nv-orchard-1"],
] as const)("unlink: %s ends the link of a user on request", async (provider, subject) => {
  const login = loginOf(provider);
  const known = await login.identify(returned(await agree(login, subject)));
  const refreshToken = known.kind === "known" ? known.identity.refreshToken : null;
  expect(await login.unlink({ subject, refreshToken })).toEqual({ kind: "unlinked" });
  if (provider === "naver")
    expect(await login.unlink({ subject, refreshToken })).toMatchObject({ kind: "failed" });
});

/** Returns the code that the browser brings back after the person consented. */
async function agree(login: SocialLoginGateway, person: string): Promise<string> {
  const url = login.authorizeUrl({ state: "state-1", codeVerifier: VERIFIER, redirectUri: REDIRECT });
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(person)]);
  const back = await fetch(`${url}&person=${person}`, { redirect: "manual" });
  const location = new URL(back.headers.get("location") ?? "");
  expect(location.searchParams.get("state")).toBe("state-1");
  return location.searchParams.get("code") ?? "";
}

function returned(code: string) {
  return { code, state: "state-1", codeVerifier: VERIFIER, redirectUri: REDIRECT };
}

function loginOf(provider: "kakao" | "naver", change: Partial<SocialLoginOptions> = {}): SocialLoginGateway {
  const options = {
    authUrl: `${baseUrl}/${provider}`,
    apiUrl: `${baseUrl}/${provider}`,
    clientId: `test_${provider}_key`,
    clientSecret: `test_${provider}_secret`,
    fetch,
    timeoutMs: 1000,
    ...change,
  };
  return provider === "kakao"
    ? createKakaoLogin({ ...options, adminKey: "test_kakao_secret" })
    : createNaverLogin(options);
}
