import { CONFIRMATION_HEADER, type ConfirmPurpose } from "@todayfruit/contract/confirm-purposes";
import { sealCode } from "../features/phone-codes/seal-code.ts";
import { hashToken } from "../http/authenticate.ts";
import type { TestShop } from "./test-shop.ts";

/** Any code will do: it is written down where sending one would have put it. */
const CODE = "310416";

/** The headers of a call of a member who confirmed themselves for one purpose, by a code to their phone. */
export async function confirmed(
  shop: TestShop,
  token: string,
  purpose: ConfirmPurpose,
): Promise<Record<string, string>> {
  const { reply } = await confirmByCode(shop, token, purpose);
  return { [CONFIRMATION_HEADER]: reply.confirmation };
}

/** Asks for a confirmation by a code as it lies there after it was sent; sending codes is limited, tests are not. */
export async function confirmByCode(shop: TestShop, token: string, purpose: ConfirmPurpose, typed = CODE) {
  const { phone } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await shop.database.db.pool.query(
    `insert into phone_code (phone, purpose, code_hash, user_id, address, created_at, expires_at)
     select $1, 'confirmMember', $2, t.user_id, 'test', $4, $4::timestamptz + interval '3 minutes'
       from access_token t where t.hash = $3`,
    [
      phone,
      sealCode(shop.services.rules.secretKey, phone ?? "", "confirmMember", CODE),
      hashToken(token),
      shop.clock.now,
    ],
  );
  const body = { purpose, verificationCode: typed };
  return shop.call(token, "POST /v1/app-users/confirmations", { body });
}
