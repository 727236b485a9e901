import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import ticket from "../../../assets/emoji/ticket.webp";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Route } from "./+types/route";
import { CouponCard } from "./coupon-card.tsx";
import { CouponCodeForm } from "./coupon-code-form.tsx";
import { CouponGoodsLink } from "./coupon-goods-link.tsx";
import { GetCouponButton } from "./get-coupon-button.tsx";
import { PastCoupons } from "./past-coupons.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `쿠폰 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function CouponsPage() {
  return <MemberOnly title="쿠폰">{() => <Coupons />}</MemberOnly>;
}

/** Coupons to download, those the member has, and past ones. */
function Coupons() {
  const coupons = useQuery({
    queryKey: ["coupons"],
    queryFn: () => api("GET /v1/app-users/coupons"),
    staleTime: 0,
  });
  if (coupons.isPending) return <RowsSkeleton name="쿠폰" />;
  if (!coupons.data) return <LoadFailed error={coupons.error} onRetry={() => void coupons.refetch()} />;
  const { list, downloadable, past } = coupons.data;
  return (
    <>
      <CouponCodeForm />
      {downloadable.length > 0 && (
        <Panel title="받을 수 있는 쿠폰">
          <ul className="flex flex-col gap-3">
            {downloadable.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon}>
                <GetCouponButton coupon={coupon} />
              </CouponCard>
            ))}
          </ul>
        </Panel>
      )}
      {list.length === 0 ? (
        <EmptyState
          image={ticket}
          title="쓸 수 있는 쿠폰이 없어요"
          action={
            <Link className={buttonClass()} to={paths.grade}>
              등급 혜택 보기
            </Link>
          }
        >
          등급 쿠폰은 매달 1일에 드려요
        </EmptyState>
      ) : (
        <Panel
          title={
            <>
              가진 쿠폰 <span className="text-brand-ink tabular-nums">{list.length}</span>
            </>
          }
        >
          <ul className="flex flex-col gap-3">
            {list.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon}>
                <CouponGoodsLink coupon={coupon} />
              </CouponCard>
            ))}
          </ul>
        </Panel>
      )}
      <PastCoupons coupons={past} />
    </>
  );
}
