import type { Won } from "../money/won.ts";

/** Kinds of goods that a coupon can name. */
export const COUPON_SCOPE_KINDS = ["product", "category", "distributor"] as const;
export type CouponScopeKind = (typeof COUPON_SCOPE_KINDS)[number];

/** Goods that a coupon names: a product, the products of a category, or those of a farm. */
export type CouponScopeEntry = { kind: CouponScopeKind; id: number; name: string };

/** A line of an order, as coupons look at it. */
export type CouponLine = {
  lineId: string;
  productId: number;
  distributorId: number;
  /** Category of the product and its root. */
  categoryIds: readonly number[];
  /** Price of the line in 원. */
  productsPrice: Won;
};

/**
 * Reports whether a coupon is for a product: one of its entries names it, or it names nothing.
 *
 * @example isInCouponScope([{ kind: "category", id: 12, … }], { productId: 20001, categoryIds: [12, 1], … }) // true
 */
export function isInCouponScope(
  scope: readonly CouponScopeEntry[],
  goods: Pick<CouponLine, "productId" | "distributorId" | "categoryIds">,
): boolean {
  return scope.length === 0 || scope.some((entry) => isNamed(entry, goods));
}

/**
 * Returns the goods of a scope in words; `null` for all goods.
 *
 * @example couponScopeName([{ name: "딸기", … }, { name: "귤", … }]) // "딸기 외 1곳"
 */
export function couponScopeName(scope: readonly CouponScopeEntry[]): string | null {
  const [first, ...rest] = scope;
  if (first === undefined) return null;
  const unit = scope.every(({ kind }) => kind === "product") ? "개" : "곳";
  return rest.length === 0 ? first.name : `${first.name} 외 ${rest.length}${unit}`;
}

function isNamed(
  { kind, id }: CouponScopeEntry,
  goods: Pick<CouponLine, "productId" | "distributorId" | "categoryIds">,
): boolean {
  switch (kind) {
    case "product":
      return goods.productId === id;
    case "category":
      return goods.categoryIds.includes(id);
    case "distributor":
      return goods.distributorId === id;
  }
}
