import { ApiError } from "../../api/api-error.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";

/**
 * Error message with the names of the products concerned, so that the shopper knows which one to change.
 *
 * @example nameProductsInRefusalText(soldOut) // "‘황금향 3kg’ 준비한 수량이 모두 팔렸어요"
 * @example nameProductsInRefusalText(notEnough) // "‘황금향 3kg’ 남은 수량보다 많이 담았어요. 수량을 줄여 주세요 (2개 남음)"
 */
export function nameProductsInRefusalText(error: unknown): string {
  const products = error instanceof ApiError ? (error.detail?.products ?? []) : [];
  const [first] = products;
  if (!first) return extractErrorText(error);
  const names = [...new Set(products.map(({ name }) => `‘${name}’`))].join(", ");
  const left = error instanceof ApiError && error.code === "NOT_ENOUGH_STOCK" ? first.remaining : null;
  return `${names} ${extractErrorText(error)}${left ? ` (${left}개 남음)` : ""}`;
}
