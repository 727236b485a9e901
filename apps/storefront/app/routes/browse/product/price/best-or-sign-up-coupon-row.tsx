import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { api } from "../../../../api/browser-api.ts";
import ticket from "../../../../assets/emoji/ticket.webp";
import { couponWorth } from "../../../../features/coupons/format-coupon-terms.ts";
import { paths } from "../../../../paths.ts";
import { useSession } from "../../../../session/session-provider.tsx";

type Shown = NonNullable<Reply<"GET /v1/products/{id}/coupon">["coupon"]>;

/**
 * Coupon for one unit of the product: the best one that a member holds, or what joining gives a guest, with its
 * condition; nothing without one. It is loaded in the browser, since the page is the same for everyone.
 *
 * @param price price of one unit in 원, so that the row follows a change of it
 */
export function BestOrSignUpCouponRow({ productId, price }: { productId: number; price: number }) {
  const session = useSession();
  const userId = session.status === "ready" ? session.user.id : null;
  const query = useQuery({
    queryKey: ["product-coupon", productId, price, userId],
    queryFn: () => api("GET /v1/products/{id}/coupon", { path: { id: productId } }),
    enabled: userId !== null,
    retry: false,
    staleTime: 60_000,
  });
  // The height is kept while the row is loading, so that nothing below moves when it appears.
  if (query.isPending) return <div className="mt-6 h-17" />;
  const coupon = query.data?.coupon ?? null;
  if (coupon === null) return null;
  return (
    <Link
      className="mt-6 flex min-h-17 items-center justify-between gap-3 rounded-lg bg-brand-tint px-4 py-3"
      to={coupon.isFromSignUp ? paths.register(paths.product(productId)) : paths.coupons}
    >
      <span className="flex min-w-0 items-center gap-2">
        <img className="flex-none" src={ticket} alt="" width={24} height={24} />
        <span className="min-w-0 text-label">
          <Offer coupon={coupon} />
          <span className="block text-caption text-ink-2 tabular-nums">{conditionOf(coupon)}</span>
        </span>
      </span>
      <span className="flex flex-none items-center gap-0.5 text-label font-semibold text-brand-ink">
        {coupon.isFromSignUp ? "가입하기" : "쿠폰 보기"}
        <ChevronRight className="size-4" aria-hidden />
      </span>
    </Link>
  );
}

function Offer({ coupon }: { coupon: Shown }) {
  const { discount, price, isFromSignUp } = coupon;
  const worth =
    discount.kind === "amount"
      ? `${groupDigits(discount.amount)}원`
      : couponWorth({ target: "products", discount });
  if (price === null) return <b className="font-bold tabular">가입하면 {worth} 쿠폰</b>;
  return (
    <>
      <b className="font-bold tabular">{isFromSignUp ? `가입 쿠폰 ${worth}` : `${worth} 쿠폰`}</b>
      {isFromSignUp ? " 받으면 " : " 쓰면 "}
      <b className="font-bold whitespace-nowrap text-sale tabular">{groupDigits(price)}원</b>
    </>
  );
}

function conditionOf({ isFromSignUp, minPrice, validDays, heldCount }: Shown): string {
  if (!isFromSignUp) {
    return heldCount > 1 ? `가진 쿠폰 ${heldCount}장 중 가장 크게 깎여요` : "가진 쿠폰으로 깎여요";
  }
  return [
    minPrice > 0 ? `${groupDigits(minPrice)}원 이상 살 때` : "첫 구매에 써요",
    validDays === null ? null : `받은 날부터 ${validDays}일`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
