import { columnVisibilityFeature, createColumnHelper, tableFeatures } from "@tanstack/react-table";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { productStatusText } from "../../../../features/products/product-status-text.ts";
import type { ProductRow } from "../../../../features/products/update-cached-product-lists.ts";
import { paths } from "../../../../paths.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { SoldOutSwitch } from "./sold-out-switch.tsx";

export const FEATURES = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof FEATURES, ProductRow>();

/** Classes of a column's cells: width, side, and whether a phone shows it. */
export const COLUMN_CLASSES: Readonly<Record<string, string>> = {
  name: "",
  place: "w-40 max-desk:hidden",
  listPrice: "number w-24 text-right text-ink-3 max-desk:hidden",
  price: "number w-32 text-right max-desk:hidden",
  margin: "number w-20 text-right max-desk:hidden",
  remaining: "number w-24 text-right max-desk:hidden",
  status: "w-28 max-desk:hidden",
  sold: "w-16",
};

/** Columns of the list; the first and the last are always shown. */
export const PRODUCT_COLUMNS = helper.columns([
  helper.display({
    id: "name",
    header: "상품",
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-2.5">
        <img
          src={`/images/160/${original.image}`}
          alt=""
          loading="lazy"
          decoding="async"
          width={36}
          height={36}
          className="size-9 flex-none rounded-control bg-sunken object-cover"
        />
        <span className="min-w-0">
          <Link to={paths.product(original.id)} className="line-clamp-1 font-semibold hover:underline">
            {original.name}
          </Link>
          <span className="number line-clamp-1 text-micro text-ink-3">
            {original.id} · 옵션 {original.optionCount}
          </span>
        </span>
      </span>
    ),
  }),
  helper.display({
    id: "place",
    header: "분류 · 농가",
    cell: ({ row: { original } }) => (
      <>
        <span className="line-clamp-1">{original.categoryName}</span>
        <span className="line-clamp-1 text-micro text-ink-3">{original.distributorName}</span>
      </>
    ),
  }),
  helper.display({
    id: "listPrice",
    header: "정가",
    cell: ({ row: { original } }) => groupDigits(original.listPrice),
  }),
  helper.display({
    id: "price",
    header: "판매가",
    cell: ({ row: { original } }) => (
      <>
        <b className="font-semibold">{groupDigits(original.price)}</b>
        {original.listPrice > original.price && (
          <span className="ml-1 text-micro font-semibold text-sale">
            {Math.floor((1 - original.price / original.listPrice) * PERCENT)}%
          </span>
        )}
      </>
    ),
  }),
  helper.display({
    id: "margin",
    header: "이익률",
    cell: ({ row: { original } }) => `${marginOf(original)}%`,
  }),
  helper.display({
    id: "remaining",
    header: "재고",
    cell: ({ row: { original } }) =>
      original.remaining === null ? (
        <span className="text-ink-3">제한 없음</span>
      ) : (
        <span className={original.remaining > 0 ? "" : "font-semibold text-danger"}>
          {groupDigits(Math.max(0, original.remaining))}
        </span>
      ),
  }),
  helper.display({
    id: "status",
    header: "상태",
    cell: ({ row: { original } }) => (
      <Badge tone={original.status === "stock_in" ? (original.isSoldOut ? "danger" : "success") : "neutral"}>
        {original.isSoldOut && original.status === "stock_in" ? "재고 0" : productStatusText(original.status)}
      </Badge>
    ),
  }),
  helper.display({
    id: "sold",
    header: "팔기",
    enableHiding: false,
    cell: ({ row: { original } }) => <SoldOutSwitch row={original} />,
  }),
]);

const PERCENT = 100;

/** Share of the price that the shop keeps, in whole %. @example marginOf({ price: 20000, supplyCost: 15000 }) // 25 */
function marginOf({ price, supplyCost }: Pick<ProductRow, "price" | "supplyCost">): number {
  return Math.round((1 - supplyCost / price) * PERCENT);
}
