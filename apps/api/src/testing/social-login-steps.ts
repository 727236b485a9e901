import type { SnsType } from "../http/handler-context-types.ts";
import { guest, newPhone, provePhone } from "./product-and-member-fixtures.ts";
import type { TestShop } from "./test-shop.ts";

/** Logins by Kakao and Naver: a person at the provider, consent, sign-up. */

const PROVIDERS = { kakaotalk: "kakao", naver: "naver" } as const;
let nextId = 1;

/** Adds a person to a provider of the sandbox; returns the person's id there. */
export async function addPerson(shop: TestShop, snsType: SnsType): Promise<string> {
  const id = snsType === "naver" ? `nv-person-${nextId}` : String(3_200_000_000 + nextId);
  nextId += 1;
  const rest = {
    email: null,
    nickname: "새벽",
    name: "김새벽",
    isEmailVerified: true,
    mobile: "010-1234-5678",
  };
  await shop.sandbox(`/_sim/social/${PROVIDERS[snsType]}`, { ...rest, id });
  return id;
}

/** Consents at a provider as one of its people; returns the token of the result. */
export async function comeBack(
  shop: TestShop,
  token: string,
  snsType: SnsType,
  person: string,
): Promise<string> {
  const path = { snsType };
  const begun = await shop.call(token, "POST /v1/auth/social/{snsType}/start", { path, body: {} });
  const back = await fetch(`${begun.reply.authorizeUrl}&person=${person}`, { redirect: "manual" });
  const { searchParams } = new URL(back.headers.get("location") ?? "");
  const body = { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
  return (await shop.call(token, "POST /v1/auth/social/{snsType}/callback", { path, body })).reply.snsToken;
}

/** Joins by a provider as one of its people, or a new one, without a password; returns the member's token. */
export async function joinSocially(shop: TestShop, snsType: SnsType, person?: string): Promise<string> {
  const token = await guest(shop);
  const snsToken = await comeBack(shop, token, snsType, person ?? (await addPerson(shop, snsType)));
  const phone = newPhone();
  await provePhone(shop, token, phone, "signUp");
  const joined = await shop.call(token, "POST /v2/tokens/sign-up", {
    body: {
      email: `social${phone}@todayfruit.example`,
      phone,
      name: "김하루",
      userType: snsType,
      tokenType: "oauth",
      snsType,
      snsToken,
      userSettings: { isOver14: true },
    },
  });
  return joined.reply.token;
}
