import { checkPassword } from "@todayfruit/domain/accounts/password-rules";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isGuessablePassword } from "../../../passwords/is-guessable-password.ts";

/** @param own what is known of its owner: e-mail, name */
export function checkNewPassword(
  password: string,
  own: readonly string[],
): Result<string, "PASSWORD_TOO_WEAK" | "PASSWORD_COMMON"> {
  const checked = checkPassword(password);
  if (!checked.ok) return refuse("PASSWORD_TOO_WEAK");
  return isGuessablePassword(password, own) ? refuse("PASSWORD_COMMON") : ok(password);
}
