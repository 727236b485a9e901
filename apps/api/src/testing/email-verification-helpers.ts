import { sendMessages } from "../features/messages/sending/send-messages.ts";
import { guest, newPhone, provePhone, signUp } from "./product-and-member-fixtures.ts";
import { comeBack } from "./social-login-steps.ts";
import type { TestShop } from "./test-shop.ts";

/** Members, guests of Kakao, and the mails by which an e-mail address is verified. */

const USE = "POST /v1/email-proofs/{token}";

/** Creates helpers for members' calls and for the owners of e-mail addresses. */
export function createEmailVerificationHelpers(shop: () => TestShop) {
  let people = 3_300_000_000;
  const use = (token: string) => shop().call(null, USE, { path: { token } });
  const isProven = async (token: string) =>
    (await shop().call(token, "GET /v1/app-users/email-proofs")).reply.isProven;

  async function joined(change: object = {}) {
    const phone = newPhone();
    const email = `mail${phone}@todayfruit.example`;
    const { token } = (await signUp(shop(), { phone, email, ...change })).reply;
    const { id } = (await shop().call(token, "GET /v2/app-users/detail")).reply;
    return { token, phone, email, id };
  }

  /** Returns the mails that reached an address, after sending all waiting ones. */
  async function mails(to: string): Promise<{ subject: string; text: string }[]> {
    await sendMessages(shop().services);
    return (await shop().sandbox(`/_sim/mails?to=${to}`)).list as { subject: string; text: string }[];
  }

  async function texts(to: string): Promise<string[]> {
    await sendMessages(shop().services);
    const { list } = (await shop().sandbox(`/_sim/messages?to=${to}`)) as { list: { text: string }[] };
    return list.map(({ text }) => text);
  }

  async function linkIn(to: string, purpose: "prove" | "release" = "prove"): Promise<string> {
    const found = (await mails(to)).flatMap(
      ({ text }) => /\/account\/email\/([\w.-]+)/.exec(text)?.[1] ?? [],
    );
    return found.find((each) => each.startsWith(purpose)) ?? "";
  }

  /** Signs a guest in at Kakao as a new person with an e-mail; returns the token of the result. */
  async function kakaoPerson(email: string, isEmailVerified = true) {
    people += 1;
    const rest = { nickname: "새벽", name: "김새벽", mobile: "010-1234-5678" };
    await shop().sandbox("/_sim/social/kakao", { ...rest, id: String(people), email, isEmailVerified });
    const token = await guest(shop());
    return { token, snsToken: await comeBack(shop(), token, "kakaotalk", String(people)) };
  }

  async function joinByKakao(token: string, snsToken: string, email: string, phone = newPhone()) {
    await provePhone(shop(), token, phone, "signUp");
    return shop().call(token, "POST /v2/tokens/sign-up", {
      body: {
        email,
        phone,
        name: "김새벽",
        userType: "kakaotalk",
        tokenType: "oauth",
        snsType: "kakaotalk",
        snsToken,
        userSettings: { isOver14: true },
      },
    });
  }

  const enter = (token: string, snsToken: string) =>
    shop().call(token, "POST /v2/tokens/oauth", { body: { snsToken, snsType: "kakaotalk" } });

  /** Sets the verified e-mail of the latest person at Kakao. */
  async function verifyAtKakao(email: string): Promise<void> {
    const rest = { nickname: "새벽", name: "김새벽", mobile: "010-1234-5678" };
    await shop().sandbox("/_sim/social/kakao", { ...rest, id: String(people), email, isEmailVerified: true });
  }

  /** Returns from Kakao as the latest person; returns the token of the result. */
  const comeBackAgain = (token: string) => comeBack(shop(), token, "kakaotalk", String(people));

  return {
    use,
    isProven,
    joined,
    mails,
    texts,
    linkIn,
    kakaoPerson,
    joinByKakao,
    enter,
    verifyAtKakao,
    comeBackAgain,
  };
}
