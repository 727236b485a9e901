import type { ExportedSheet, ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import type { Permission } from "@todayfruit/domain/operators/permissions";

type SheetKind = { sheet: ImportedSheet; label: string; permission: Permission };

/** Sheets that are imported, each with the permission of its call. */
export const SHEET_KINDS: readonly SheetKind[] = [
  { sheet: "prices", label: "가격", permission: "prices.change" },
  { sheet: "stock", label: "재고", permission: "stock.change" },
  { sheet: "products", label: "상품", permission: "catalog.edit" },
  { sheet: "options", label: "옵션", permission: "catalog.edit" },
  { sheet: "dispatches", label: "송장", permission: "orders.ship" },
];

const OTHERS: Record<Exclude<ExportedSheet, ImportedSheet>, string> = {
  orders: "주문",
  members: "회원",
  coupons: "쿠폰",
};

/** @example sheetLabel("prices") // "가격" */
export function sheetLabel(sheet: ExportedSheet): string {
  const kind = SHEET_KINDS.find((each) => each.sheet === sheet);
  return kind?.label ?? OTHERS[sheet as keyof typeof OTHERS];
}
