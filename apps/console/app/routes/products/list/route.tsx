import { useCallback } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { useRowCursor } from "../../../ui/table/use-row-cursor.ts";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { ProductToolbar } from "./product-toolbar.tsx";
import {
  filterOf,
  PRODUCT_VIEWS,
  type ProductPlace,
  type ProductView,
  readPlace,
  writePlace,
} from "./product-views-and-search-params.ts";
import { ProductTable } from "./table/product-table.tsx";
import { useProductSelection } from "./use-product-selection.ts";
import { useProducts } from "./use-products.ts";
import { useShownColumns } from "./use-shown-columns.ts";

export const meta = () => [{ title: "상품 · 오늘의과일 운영" }];

const NONE: never[] = [];

/** Products: one goes off sale by its switch, many by the bar; on a phone the switch is what is left. */
export default function ProductsPage() {
  const [query] = useSearchParams();
  const place = readPlace(query);
  const address = `${paths.products}${writePlace(place)}`;
  // A list of its own for each address: what was selected or stood on in another is not in this one.
  return <ProductList key={address} place={place} address={address} />;
}

function ProductList({ place, address }: { place: ProductPlace; address: string }) {
  const navigate = useNavigate();
  const products = useProducts(filterOf(place));
  const rows = products.rows ?? NONE;
  const selection = useProductSelection(rows);
  const shown = useShownColumns();
  const { current, place: rowAt, step } = useRowCursor(rows, ({ id }) => id);
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("KeyX", (isShifted) => current && selection.toggle(rowAt, isShifted));
  useShortcut("Enter", () => {
    if (current) void navigate(paths.product(current.id));
  });
  useShortcut("KeyB", () => void navigate(paths.priceSheet));
  useShortcut("KeyC", () => void navigate(paths.newProduct));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = products;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <>
      <PageHeading
        title="상품"
        aside={products.rows && `${rows.length.toLocaleString()}${hasNextPage ? "+" : ""}개`}
        actions={
          <>
            <Link to={paths.priceSheet} className={`${buttonClass()} max-desk:hidden`}>
              값을 표로 고치기
              <kbd className="font-sans text-nano font-semibold" aria-hidden>
                B
              </kbd>
            </Link>
            <Link to={paths.newProduct} className={`${buttonClass({ tone: "primary" })} max-desk:hidden`}>
              상품 만들기
              <kbd className="font-sans text-nano font-semibold" aria-hidden>
                C
              </kbd>
            </Link>
          </>
        }
      />
      <TabLinks
        label="보기"
        current={address}
        tabs={Object.entries(PRODUCT_VIEWS).map(([view, { label }]) => ({
          to: `${paths.products}${writePlace({ ...place, view: view as ProductView })}`,
          label,
        }))}
      />
      <ProductToolbar
        place={place}
        shown={shown}
        onPlace={(next) => void navigate(`${paths.products}${writePlace(next)}`)}
      />
      {products.error && rows.length === 0 && (
        <ErrorScreen error={products.error} onRetry={() => void products.refetch()} />
      )}
      {products.isPending && <RowsSkeleton rows={10} />}
      {products.rows?.length === 0 && (
        <EmptyState emoji="🍐" title="찾는 상품이 없어요">
          <p>이름의 한 부분이나 번호로 찾거나 조건을 줄여 보세요</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ProductTable
          rows={rows}
          columns={shown.columns}
          selection={selection}
          current={current ? rowAt : null}
          onEnd={readOn}
        />
      )}
      {isFetchingNextPage && (
        <p role="status" className="mt-2 text-micro text-ink-3">
          더 불러오는 중이에요
        </p>
      )}
      {selection.ids.size > 0 && <BulkBar rows={selection.rows()} onClear={selection.clear} />}
    </>
  );
}
