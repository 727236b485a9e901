import type { Input } from "@todayfruit/contract/all-calls";
import { normalizeEmail } from "@todayfruit/domain/accounts/normalize-email";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";

/**
 * Checks the format of an e-mail or a number. No account is looked up, so neither the answer nor its duration reveals
 * who has joined.
 */
export async function checkContactFormat({
  query,
}: Input<"GET /v1/app-users">): Promise<Answer<"GET /v1/app-users">> {
  const { email, phone } = query ?? {};
  if ((email === undefined) === (phone === undefined)) {
    const message = "email과 phone 가운데 하나를 보내 주세요";
    return refuse("INVALID_INPUT", { fields: [{ field: "email", message }] });
  }
  return ok({ isValid: email === undefined ? normalizePhone(phone ?? "").ok : normalizeEmail(email).ok });
}
