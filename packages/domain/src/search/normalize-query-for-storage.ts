import { normalise } from "./query/normalise-search-text.ts";

/**
 * Normalizes a search text for storage; returns `null` when it may contain personal data: an e-mail or web address,
 * seven or more digits (phones, cards, 주민등록번호), or more than 40 characters.
 *
 * @example normalizeQueryForStorage(" 제주  감귤 5KG") // "제주 감귤 5kg"
 * @example normalizeQueryForStorage("010-1234-5678") // null
 */
export function normalizeQueryForStorage(text: string): string | null {
  if (/\S@\S|:\/\/|www\./i.test(text)) return null;
  const query = normalise(text);
  if (query === "" || query.length > KEPT_LENGTH) return null;
  return query.replaceAll(/\D/g, "").length >= TELLING_DIGITS ? null : query;
}

const KEPT_LENGTH = 40;
const TELLING_DIGITS = 7;
