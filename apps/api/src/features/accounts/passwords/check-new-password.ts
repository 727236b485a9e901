import { checkPassword, isGuessable } from "@todayfruit/domain/accounts/password";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { dictionary } from "@zxcvbn-ts/language-common";

/** About 49,000 passwords that were breached and are tried first. */
const COMMON = new Set(dictionary["passwords-common"]);

/** @param own what is known of its owner: e-mail, name */
export function checkNewPassword(
  password: string,
  own: readonly string[],
): Result<string, "PASSWORD_TOO_WEAK" | "PASSWORD_COMMON"> {
  const checked = checkPassword(password);
  if (!checked.ok) return refuse("PASSWORD_TOO_WEAK");
  return isGuessable(password, (text) => COMMON.has(text), own) ? refuse("PASSWORD_COMMON") : ok(password);
}
