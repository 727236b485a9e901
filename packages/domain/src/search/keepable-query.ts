import { normalise } from "./normalise.ts";

/**
 * A search text as it may be kept for operators, or `null` when it could tell of a person: what looks like an e-mail,
 * an address of the web, or a number of seven digits or more (phones, cards, 주민등록번호), and what is longer than
 * anybody asks of a shop.
 *
 * @example keepableQuery(" 제주  감귤 5KG") // "제주 감귤 5kg"
 * @example keepableQuery("010-1234-5678") // null
 */
export function keepableQuery(text: string): string | null {
  if (/\S@\S|:\/\/|www\./i.test(text)) return null;
  const query = normalise(text);
  if (query === "" || query.length > KEPT_LENGTH) return null;
  return query.replaceAll(/\D/g, "").length >= TELLING_DIGITS ? null : query;
}

const KEPT_LENGTH = 40;
const TELLING_DIGITS = 7;
