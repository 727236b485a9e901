import { formatMonthDay, kstDateOf } from "../calendar/kst.ts";
import { josa } from "../korean/josa.ts";
import { groupDigits } from "../money/format-won.ts";

/** Kinds of news that followers of a farm are told. */
export const FARM_NEWS = ["new_product", "first_harvest", "special_price"] as const;
export type FarmNewsKind = (typeof FARM_NEWS)[number];

/** Days after its registration within which a product is new to followers. */
export const NEW_PRODUCT_DAYS = 30;

/** Days in which a product has one first harvest at most, so that a restock is none. */
export const HARVEST_DAYS = 60;

/**
 * Decides whether news may be told at a time of day in KST: not at night, since a special price is advertising.
 *
 * Rule: 정보통신망법 제50조 ③ (21:00 to 08:00).
 *
 * @example isNewsTime("21:00") // false
 */
export function isNewsTime(time: string): boolean {
  return time >= "08:00" && time < "21:00";
}

export type FarmNews = {
  kind: FarmNewsKind;
  farm: string;
  product: string;
  /** Special price with its end, ISO 8601; `null` for the other kinds. */
  special: { price: number; endsAt: string } | null;
};

/**
 * Writes the notice of a farm's news.
 *
 * @example farmNewsText({ kind: "new_product", farm: "서귀포햇살농원", product: "감귤 5kg", special: null })
 *   // { title: "서귀포햇살농원의 새 상품이에요", body: "감귤 5kg을 지금부터 살 수 있어요." }
 */
export function farmNewsText({ kind, farm, product, special }: FarmNews): { title: string; body: string } {
  const buyable = `${josa(product, "을/를")} 지금부터 살 수 있어요.`;
  if (kind === "first_harvest") return { title: `${farm}의 첫 수확이에요`, body: buyable };
  if (kind === "new_product" || special === null) return { title: `${farm}의 새 상품이에요`, body: buyable };
  const lastDay = formatMonthDay(kstDateOf(new Date(Date.parse(special.endsAt) - 1).toISOString()));
  return {
    title: `${farm}의 특가가 시작됐어요`,
    body: `${josa(product, "을/를")} ${lastDay}까지 ${groupDigits(special.price)}원에 살 수 있어요.`,
  };
}
