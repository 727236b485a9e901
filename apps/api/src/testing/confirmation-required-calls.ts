import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import type { Input, Name } from "@todayfruit/contract/all-calls";
import { confirmed } from "./confirm-identity-by-code-steps.ts";
import { newPhone } from "./product-and-member-fixtures.ts";
import { addPerson, comeBack } from "./social-login-steps.ts";
import type { TestShop } from "./test-shop.ts";

/** Calls that require a confirmation of identity, each with an input that succeeds. */

export type ConfirmationRequiredCall<N extends Name = Name> = {
  name: N;
  purpose: ConfirmPurpose;
  /** Prepares the member and returns an input that succeeds. */
  input(shop: TestShop, token: string): Promise<Input<N>>;
  /** Notice to the member: its text, or its template where it has none of its own. */
  notice: string;
};

const PROFILE = "PUT /v1/app-users";
const ADD_CARD = "POST /v1/app-users/billing-cards";
const LINK = "POST /v1/app-users/social/{snsType}";
const CARD = {
  cardNumber: "5188001100220038",
  month: "12",
  year2digits: "99",
  dateOfBirth: "880229",
  cardPassword: "47",
};
const ACCOUNT = { owner: "김하루", bankName: "신한은행", accountNumber: "110123456789" };

/** Changes that require a confirmation, at least one for each purpose of each call. */
export const CONFIRMATION_REQUIRED_CALLS: readonly ConfirmationRequiredCall[] = [
  call(PROFILE, "changeLogin", "PASSWORD_CHANGED", async () => ({
    body: { password: "peaches in the rain" },
  })),
  call(PROFILE, "changeLogin", "이메일을 바꿨어요", async () => ({
    body: { email: `new${newPhone()}@todayfruit.example` },
  })),
  call(PROFILE, "changeLogin", "휴대폰 번호를 바꿨어요", async (shop, token) => {
    const phone = newPhone();
    const purpose = "changePhone" as const;
    await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose } });
    const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
    return { body: { phone, verificationCode: /\d{6}/.exec(list[0]?.text ?? "")?.[0] ?? "" } };
  }),
  call(PROFILE, "changeRefundAccount", "환불 계좌를 바꿨어요", async () => ({
    body: { withdrawAccount: ACCOUNT },
  })),
  call(PROFILE, "changeRefundAccount", "환불 계좌를 지웠어요", async () => ({
    body: { withdrawAccount: null },
  })),
  call(LINK, "linkLogin", "네이버 로그인을 이었어요", toLink),
  call(
    "DELETE /v1/app-users/social/{snsType}",
    "unlinkLogin",
    "네이버 로그인을 끊었어요",
    async (shop, token) => {
      await shop.call(token, LINK, await toLink(shop, token), await confirmed(shop, token, "linkLogin"));
      return { path: { snsType: "naver" } };
    },
  ),
  call("DELETE /v1/app-users", "leave", "MEMBER_LEFT", async () => ({ body: {} })),
  call("GET /v1/app-users/personal-data", "exportData", "개인정보를 내려받았어요", async () => ({})),
  call(ADD_CARD, "addCard", "결제 카드를 등록했어요", async () => ({ body: CARD })),
  call("POST /v1/app-users/billing-cards/issue", "addCard", "결제 카드를 등록했어요", async (shop, token) => {
    const { customerKey } = (await shop.call(token, "GET /v1/app-users/billing-cards/window")).reply;
    const { authKey } = await shop.sandbox("/_sim/billing-auth", { customerKey });
    return { body: { authKey: String(authKey), customerKey } };
  }),
  call(
    "DELETE /v1/app-users/billing-cards/{id}",
    "deleteCard",
    "결제 카드를 지웠어요",
    async (shop, token) => {
      const headers = await confirmed(shop, token, "addCard");
      return { path: { id: (await shop.call(token, ADD_CARD, { body: CARD }, headers)).reply.id } };
    },
  ),
];

async function toLink(shop: TestShop, token: string): Promise<Input<"POST /v1/app-users/social/{snsType}">> {
  const snsToken = await comeBack(shop, token, "naver", await addPerson(shop, "naver"));
  return { path: { snsType: "naver" }, body: { snsToken } };
}

function call<N extends Name>(
  name: N,
  purpose: ConfirmPurpose,
  notice: string,
  input: ConfirmationRequiredCall<N>["input"],
): ConfirmationRequiredCall {
  return { name, purpose, notice, input } as unknown as ConfirmationRequiredCall;
}
