import { isGuessable } from "@todayfruit/domain/accounts/password-rules";
import { dictionary } from "@zxcvbn-ts/language-common";

/** About 49,000 passwords that were breached and are tried first. */
const COMMON = new Set(dictionary["passwords-common"]);

/**
 * Returns true for a password that attackers try first: breached, a run or a repetition, or derived from its owner.
 *
 * @param own e-mail and name of the owner
 */
export function isGuessablePassword(password: string, own: readonly string[]): boolean {
  return isGuessable(password, (text) => COMMON.has(text), own);
}
