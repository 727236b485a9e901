import {
  type ItemClass,
  type ItemNotice,
  REQUIRED_LABELS,
} from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";

type EditedNotice = NonNullable<ProductFields["itemNotice"]>;

/** Changes the class of a notice: what the class asks for in its order, then what else was written; no text is lost. */
export function changeNoticeClass(notice: ItemNotice | null, itemClass: ItemClass): EditedNotice {
  const texts = new Map(notice?.rows.map(({ label, text }) => [label, text]));
  const written = [...texts].filter(([, text]) => text.trim() !== "").map(([label]) => label);
  const labels = new Set([...REQUIRED_LABELS[itemClass], ...written]);
  return { itemClass, rows: [...labels].map((label) => ({ label, text: texts.get(label) ?? "" })) };
}

export function writeNoticeText({ itemClass, rows }: ItemNotice, label: string, text: string): EditedNotice {
  const isListed = rows.some((row) => row.label === label);
  const row = { label, text };
  return {
    itemClass,
    rows: isListed ? rows.map((each) => (each.label === label ? row : { ...each })) : [...rows, row],
  };
}
