import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { calculateCouponDiscount } from "@todayfruit/domain/coupons/calculate-coupon-discount";
import { minPriceOfCoupon } from "@todayfruit/domain/coupons/min-price-of-coupon";
import { subtractWon, type Won, won } from "@todayfruit/domain/money/won";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import { findRepresentativeOffer, type OfferRow } from "../offers/find-offers.repository.ts";
import { type HeldCoupon, hasNoOrder, listMine, listSignUpCoupons } from "./coupons.repository.ts";
import { type CouponGoods, couponOf, couponUseOf } from "./derive-form-coupons-and-discounts.ts";

type Shown = NonNullable<Reply<"GET /v1/products/{id}/coupon">["coupon"]>;
type Candidate = { held: HeldCoupon; valid_days: number | null };

/**
 * Shows the coupon with the largest discount on one unit of a product: of those that a member holds, or, for a guest, of
 * those that joining gives, also while one unit is too little for it.
 */
export async function showBestProductCoupon(
  { path }: Input<"GET /v1/products/{id}/coupon">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/products/{id}/coupon">> {
  const { db, buyer } = context;
  const at = context.now();
  const offer = await findRepresentativeOffer(db, path.id, buyer.id);
  if (!offer) return refuse("PRODUCT_NOT_FOUND");
  const price = won(unitPriceOf(offer, at));
  const isGuest = buyer.grade === null;
  const candidates = isGuest
    ? await listSignUpCoupons(db, at)
    : (await listMine(db, buyer.id, at)).map((held) => ({ held, valid_days: null }));
  const goods = candidates.filter(({ held }) => held.target === "products");
  const isFirst = isGuest || (await hasNoOrder(db, buyer.id));
  // A guest is shown what joining gives: the grade that a new member has.
  const who = isGuest ? { ...context, buyer: { ...buyer, grade: 1 } } : context;
  const use = couponUseOf({ is_first: isFirst }, who, goodsOf(offer, price));
  const priced = goods.map((candidate) => {
    const may = calculateCouponDiscount(couponOf(candidate.held), use);
    return { ...candidate, refusal: may.ok ? null : may.code, discount: may.ok ? may.value : null };
  });
  const best = priced
    .filter(({ discount, refusal }) => discount !== null || (isGuest && refusal === "MIN_PRICE"))
    .toSorted(
      (a, b) =>
        (b.discount ?? 0) - (a.discount ?? 0) ||
        Date.parse(a.held.validUntil) - Date.parse(b.held.validUntil) ||
        a.held.id - b.held.id,
    )[0];
  if (!best) return ok({ coupon: null });
  const heldCount = isGuest ? 0 : priced.filter(({ refusal }) => refusal === null).length;
  return ok({ coupon: present(best, { price, discount: best.discount, isGuest, heldCount }) });
}

function present(
  { held, valid_days }: Candidate,
  facts: { price: Won; discount: Won | null; isGuest: boolean; heldCount: number },
): Shown {
  const { price, discount, isGuest, heldCount } = facts;
  const coupon = couponOf(held);
  return {
    name: held.name,
    isFromSignUp: isGuest,
    discount: { kind: held.kind, amount: held.amount, percent: held.percent },
    discountPrice: discount,
    price: discount === null ? null : subtractWon(price, discount),
    minPrice: minPriceOfCoupon(coupon),
    validDays: valid_days,
    validUntil: coupon.validUntil,
    heldCount,
  };
}

/** Returns one unit of a product as an order of it. */
function goodsOf(offer: OfferRow, productsPrice: Won): CouponGoods {
  const { id: productId, distributor_id: distributorId, category_id, parent_id } = offer;
  const categoryIds = [category_id, parent_id].filter((id) => id !== null);
  return { lines: [{ lineId: "1", productId, distributorId, categoryIds, productsPrice }], bundles: [] };
}
