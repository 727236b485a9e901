import { deriveUndoChangeLink } from "../features/signed-links/derive-undo-change-link.ts";
import { newPhone, PASSWORD, proveEmail, signUp } from "./product-and-member-fixtures.ts";
import { later, select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Members whose account is changed, and the link that undoes the change. */

const CHANGE = "PUT /v1/app-users";
const SHOW = "GET /v1/account-changes/{token}";
const UNDO = "POST /v1/account-changes/{token}/undo";

/** Creates helpers for members whose account is changed and for undoing the change by a link. */
export function createUndoAccountChangeHelpers(shop: () => TestShop) {
  const undo = (token: string, as: string | null = null) => shop().call(as, UNDO, { path: { token } });
  const show = (token: string) => shop().call(null, SHOW, { path: { token } });

  async function joined() {
    const phone = newPhone();
    const email = `undo${phone}@todayfruit.example`;
    const { token } = (await signUp(shop(), { phone, email })).reply;
    await proveEmail(shop(), token);
    const { id } = (await shop().call(token, "GET /v2/app-users/detail")).reply;
    return { token, phone, email, id };
  }

  /** Returns the secret of the link that undoes a member's latest change. */
  async function linkOf(userId: number): Promise<string> {
    const rows = await select<{ id: string }>(
      shop(),
      "select id from account_change where user_id = $1 order by changed_at desc, ctid desc limit 1",
      [userId],
    );
    return deriveUndoChangeLink(shop().services.rules, rows[0]?.id ?? "").token;
  }

  const change = (token: string, body: object) =>
    shop().call(token, CHANGE, { body: { currentPassword: PASSWORD, ...body } });

  /** Changes the number of a member by the code that is sent to the new one. */
  async function changePhone(token: string, phone: string) {
    await shop().call(token, "POST /v1/auth/phone", { body: { phone, purpose: "changePhone" } });
    const { list } = (await shop().sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
    return change(token, { phone, verificationCode: /\d{6}/.exec(list[0]?.text ?? "")?.[0] ?? "" });
  }

  /** Reads the refund account of a member as their page shows it. */
  async function accountOf(token: string) {
    return (await shop().call(token, "GET /v1/app-users/withdraw-account")).reply.withdrawAccount;
  }

  /** Logs a member in with a new password, set by a code to their phone; returns the token. */
  async function logIn(id: number): Promise<string> {
    const [row] = await select<{ phone: string; email: string }>(
      shop(),
      "select phone, email from app_user where id = $1",
      [id],
    );
    const { phone = "", email = "" } = row ?? {};
    later(shop(), 2);
    const asker = (await shop().call(null, "POST /v2/tokens/guest", {})).reply.token;
    await shop().call(asker, "POST /v1/auth/phone", { body: { phone, purpose: "resetPassword" } });
    const { list } = (await shop().sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
    const verificationCode = /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
    const newPassword = "an orchard by the sea";
    const reset = await shop().call(asker, "PUT /v1/auth/reset-password", {
      body: { phone, newPassword, verificationCode },
    });
    if (reset.status !== 200) throw new Error(`No login: ${reset.refusal.code}`);
    const entered = await shop().call(null, "POST /v2/tokens", { body: { email, password: newPassword } });
    if (entered.status !== 200) throw new Error(`No login: ${entered.refusal.code}`);
    return entered.reply.token;
  }

  return { undo, show, joined, linkOf, change, changePhone, accountOf, logIn };
}
