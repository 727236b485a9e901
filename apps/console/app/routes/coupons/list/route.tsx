import Plus from "lucide-react/icons/plus";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { CouponTableRow } from "./coupon-table-row.tsx";
import { COUPON_VIEWS, couponViewOf } from "./coupon-views.ts";
import { CouponEditor } from "./editor/coupon-editor.tsx";
import { useCoupons } from "./use-coupons.ts";

export const meta = () => [{ title: "쿠폰 · 오늘의과일 운영" }];

/** Coupons with their results at the left, the one that is made or read at the right; C makes one. */
export default function CouponsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { may } = useMe();
  const current = couponViewOf(query.get("view"));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCoupons(current);
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const wanted = query.get("id");
  const shown = wanted === "new" ? null : rows.find(({ id }) => String(id) === wanted);
  const make = () => void navigate(paths.coupons({ view: current.view, id: "new" }));
  const close = () => void navigate(paths.coupons({ view: current.view }));
  useShortcut("KeyC", () => {
    if (may("coupons.manage")) make();
  });
  return (
    <>
      <PageHeading
        title="쿠폰"
        actions={
          <>
            {COUPON_VIEWS.map(({ view, label }) => (
              <Link
                key={view}
                to={paths.coupons({ view })}
                aria-current={view === current.view ? "page" : undefined}
                className={buttonClass({ tone: view === current.view ? "tint" : "outline" })}
              >
                {label}
              </Link>
            ))}
            <Button
              tone="primary"
              size="lg"
              shortcut="C"
              denied={may("coupons.manage") ? null : "쿠폰을 만들 권한이 없어요"}
              onClick={make}
            >
              <Plus aria-hidden />
              쿠폰 만들기
            </Button>
          </>
        }
      />
      <div
        className={`grid items-start gap-4 ${shown === undefined ? "" : "grid-cols-[minmax(0,1fr)_420px] max-wide:grid-cols-1"}`}
      >
        <div className="min-w-0">
          {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
          {!error && !data && <RowsSkeleton rows={8} />}
          {data && rows.length === 0 && (
            <EmptyState emoji="🎟️" title={`${current.label} 쿠폰이 없어요`}>
              <p>쿠폰 만들기로 첫 쿠폰을 만들어 보세요</p>
            </EmptyState>
          )}
          {rows.length > 0 && (
            <div className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline">
              <table className="w-full border-separate border-spacing-0">
                <thead>
                  <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
                    <th className="pl-3.5">쿠폰</th>
                    <th className="max-desk:hidden">쓸 수 있는 곳</th>
                    <th className="text-right max-desk:hidden">준 것</th>
                    <th className="text-right">쓴 것</th>
                    <th className="text-right max-desk:hidden">깎은 값 / 예산</th>
                    <th className="max-desk:hidden">끝</th>
                    <th>켬</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <CouponTableRow
                      key={row.id}
                      row={row}
                      view={current.view}
                      isCurrent={row.id === shown?.id}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {hasNextPage && (
            <Button
              className="mt-2.5"
              size="sm"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              더 보기
            </Button>
          )}
        </div>
        {shown !== undefined && (
          <CouponEditor key={shown ? `${shown.id} ${shown.version}` : "new"} coupon={shown} onClose={close} />
        )}
      </div>
    </>
  );
}
