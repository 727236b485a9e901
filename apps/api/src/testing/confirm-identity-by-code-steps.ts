import { CONFIRMATION_HEADER, type ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import { hashPhoneCode } from "../features/phone-codes/hash-phone-code.ts";
import { hashToken } from "../http/authentication/read-and-hash-bearer-token.ts";
import type { TestShop } from "./test-shop.ts";

/** Confirmations of a member's identity by a code to their phone. */

/** Code that is stored directly, as if it had been sent. */
const CODE = "310416";

/** Returns the headers of a call whose member confirmed one purpose by a code to their phone. */
export async function confirmed(
  shop: TestShop,
  token: string,
  purpose: ConfirmPurpose,
): Promise<Record<string, string>> {
  const { reply } = await confirmByCode(shop, token, purpose);
  return { [CONFIRMATION_HEADER]: reply.confirmation };
}

/** Requests a confirmation with a code stored directly, since sending codes is limited. */
export async function confirmByCode(shop: TestShop, token: string, purpose: ConfirmPurpose, typed = CODE) {
  const { phone } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await shop.database.db.pool.query(
    `insert into phone_code (phone, purpose, code_hash, user_id, network, created_at, expires_at)
     select $1, 'confirmMember', $2, t.user_id, 'test', $4, $4::timestamptz + interval '3 minutes'
       from access_token t where t.hash = $3`,
    [
      phone,
      hashPhoneCode(shop.services.rules.secretKey, phone ?? "", "confirmMember", CODE),
      hashToken(token),
      shop.clock.now,
    ],
  );
  const body = { purpose, verificationCode: typed };
  return shop.call(token, "POST /v1/app-users/confirmations", { body });
}
