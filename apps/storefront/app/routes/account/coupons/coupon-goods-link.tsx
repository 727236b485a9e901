import type { Reply } from "@todayfruit/contract/all-calls";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";

type Held = Reply<"GET /v1/app-users/coupons">["list"][number];

/** Link to the goods that a coupon is for; `null` when they have no page of their own. */
export function CouponGoodsLink({ coupon }: { coupon: Held }) {
  const path = pathOf(coupon.scope);
  if (path === null) return null;
  return (
    <Link
      className="flex min-h-11 flex-none items-center text-center text-label font-semibold text-brand-ink"
      to={path}
      aria-label={`${coupon.name} 쓸 수 있는 상품 보기`}
    >
      쓸 수 있는
      <br />
      상품 보기
    </Link>
  );
}

function pathOf([first, ...rest]: Held["scope"]): string | null {
  if (first === undefined) return paths.categoryList;
  if (rest.length > 0 || first.kind === "distributor") return null;
  return first.kind === "product" ? paths.product(first.id) : paths.category(String(first.id));
}
