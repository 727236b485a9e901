import Plus from "lucide-react/icons/plus";
import { useNavigate, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoLongerListedNote } from "../../../ui/feedback/no-longer-listed-note.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { useRowOfAddress } from "../../../ui/table/use-row-of-address.ts";
import { COUPON_VIEWS, couponViewOf } from "./coupon-list-view-filters.ts";
import { CouponTableRow } from "./coupon-table-row.tsx";
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
  const wanted = query.get("id") ?? undefined;
  const { row, hasLeft } = useRowOfAddress(rows, wanted);
  const shown = wanted === "new" ? null : row;
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
        }
      />
      <TabLinks
        label="쿠폰 보기"
        current={paths.coupons({ view: current.view })}
        tabs={COUPON_VIEWS.map(({ view, label }) => ({ to: paths.coupons({ view }), label }))}
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
            <Table label="쿠폰" heads={HEADS}>
              {rows.map((row) => (
                <CouponTableRow key={row.id} row={row} view={current.view} isCurrent={row.id === shown?.id} />
              ))}
            </Table>
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
          <div className="min-w-0">
            {hasLeft && <NoLongerListedNote reason="켜짐이나 기간이 바뀌었을 수 있어요" />}
            <CouponEditor key={shown?.id ?? "new"} coupon={shown} onClose={close} />
          </div>
        )}
      </div>
    </>
  );
}

const HEADS = [
  { text: "쿠폰" },
  { text: "쓸 수 있는 곳", isDeskOnly: true },
  { text: "준 것", align: "right", isDeskOnly: true },
  { text: "쓴 것", align: "right" },
  { text: "깎은 값 / 예산", align: "right", isDeskOnly: true },
  { text: "끝", isDeskOnly: true },
  { text: "켬" },
] as const;
