import { ok, type Result, refuse } from "../result.ts";
import { isForeignDemand, isForeignFarm, isForeignName } from "./detect-impersonation.ts";
import { foldLookalikeCharacters } from "./fold-lookalike-characters.ts";
import { hasLink, hasNumber } from "./has-link-or-number.ts";

/** Kind of a text: a person's `name`, the name of a `farm`, a `message` to another person, a `question` to the shop. */
export type FreeTextKind = "name" | "farm" | "message" | "question";
export type FreeTextFault = "link" | "number" | "impersonation";

/**
 * Judges a text written by a shopper that is sent from the shop's number. Refuses links, also in disguise (full
 * width, spaces, `점 컴`), numbers to call or to pay into, and texts in the name of authorities, banks, couriers or
 * other companies. As a `name`, such a name alone is refused; in a message only together with a demand, so that `우체국
 * 앞에서 만나` is accepted. A question to the shop may mention payment and delivery, so only links and numbers are refused
 * in it. A farm may have the shop's own name, while `국세청사과` is refused: a text that begins with it reads as one of
 * the tax office.
 *
 * @example checkFreeText("message", "생일 축하해! 맛있게 먹어") // { ok: true, value: true }
 * @example checkFreeText("name", "국세청") // refuse("FREE_TEXT_REFUSED", "impersonation")
 * @example checkFreeText("message", "환급금 확인 bit . ly/3xA") // refuse("FREE_TEXT_REFUSED", "link")
 */
export function checkFreeText(
  kind: FreeTextKind,
  text: string,
): Result<true, "FREE_TEXT_REFUSED", FreeTextFault> {
  const folded = foldLookalikeCharacters(text);
  if (hasLink(folded)) return refuse("FREE_TEXT_REFUSED", "link");
  if (hasNumber(folded)) return refuse("FREE_TEXT_REFUSED", "number");
  if (kind === "name" && isForeignName(folded)) return refuse("FREE_TEXT_REFUSED", "impersonation");
  if (kind === "farm" && isForeignFarm(folded)) return refuse("FREE_TEXT_REFUSED", "impersonation");
  if (kind !== "question" && isForeignDemand(folded)) return refuse("FREE_TEXT_REFUSED", "impersonation");
  return ok(true);
}
