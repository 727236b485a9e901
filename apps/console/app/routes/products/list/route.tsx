import { Link, useNavigate, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ProductTableRow } from "./product-table-row.tsx";
import { useProducts } from "./use-products.ts";

export const meta = () => [{ title: "상품 · 오늘의과일 운영" }];

/** Products with the switch that takes one off sale at once; on a phone the switch is what is left. */
export default function ProductsPage() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const search = query.get("search") ?? "";
  const isSoldOut = query.get("view") === "sold-out";
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useProducts({
    search,
    isSoldOut,
  });
  useShortcut("KeyB", () => void navigate(paths.priceSheet));
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const show = (wanted: { search: string; isSoldOut: boolean }) =>
    setQuery({
      ...(wanted.search && { search: wanted.search }),
      ...(wanted.isSoldOut && { view: "sold-out" }),
    });
  return (
    <>
      <PageHeading
        title="상품"
        actions={
          <>
            <Button
              aria-pressed={isSoldOut}
              tone={isSoldOut ? "tint" : "outline"}
              onClick={() => show({ search, isSoldOut: !isSoldOut })}
            >
              품절만 보기
            </Button>
            <Link to={paths.priceSheet} className={`${buttonClass()} max-desk:hidden`}>
              값을 표로 고치기
              <kbd className="font-sans text-nano font-semibold" aria-hidden>
                B
              </kbd>
            </Link>
          </>
        }
      />
      <ListSearch
        key={search}
        label="이름이나 번호"
        search={search}
        onSearch={(sought) => show({ search: sought, isSoldOut })}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={10} />}
      {data && rows.length === 0 && (
        <EmptyState emoji="🍐" title="찾는 상품이 없어요">
          <p>이름의 한 부분이나 번호로 다시 찾아 보세요</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <div className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline">
            <table className="w-full border-separate border-spacing-0">
              <thead>
                <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
                  <th className="pl-3.5">상품</th>
                  <th className="max-desk:hidden">농가</th>
                  <th className="text-right max-desk:hidden">판매가</th>
                  <th className="max-desk:hidden">상태</th>
                  <th>팔기</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <ProductTableRow key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          <p className="mt-2.5 flex items-center gap-2 text-micro text-ink-3">
            {rows.length.toLocaleString()}개
            {hasNextPage && (
              <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                더 보기
              </Button>
            )}
          </p>
        </>
      )}
    </>
  );
}
