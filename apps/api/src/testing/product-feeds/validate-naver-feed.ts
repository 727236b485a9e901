import { type AttributeRule, FORMS, listFeedItemProblems } from "./list-feed-item-problems.ts";

/** Columns of the EP 3.0 of Naver Shopping that the shop sends. */
const RULES: Readonly<Record<string, AttributeRule>> = {
  id: { isRequired: true, most: 50, form: /^[\w-]+$/ },
  title: { isRequired: true, most: 100 },
  price_pc: { isRequired: true, form: /^[1-9]\d*$/ },
  price_mobile: { isRequired: false, form: /^[1-9]\d*$/ },
  normal_price: { isRequired: false, form: /^[1-9]\d*$/ },
  link: { isRequired: true, most: 255, form: FORMS.url },
  mobile_link: { isRequired: false, most: 255, form: FORMS.url },
  image_link: { isRequired: true, most: 255, form: FORMS.url },
  category_name1: { isRequired: true, most: 50 },
  category_name2: { isRequired: false, most: 50 },
  condition: { isRequired: false, form: /^(신상품|중고|리퍼|전시|반품|스크래치)$/ },
  maker: { isRequired: false, most: 60 },
  origin: { isRequired: false, most: 30 },
  review_count: { isRequired: false, form: FORMS.amount },
  shipping: { isRequired: true, form: /^(-1|\d+)$/ },
};

/** Lists what breaks the EP 3.0 of Naver Shopping in a feed: UTF-8 without a mark, one line per product. */
export function validateNaverFeed(bytes: Uint8Array): string[] {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  if (text.startsWith("\uFEFF")) return ["The feed begins with a byte order mark"];
  if (!text.endsWith("\n")) return ["The last line has no end"];
  const [head = "", ...lines] = text.slice(0, -1).split("\n");
  const names = head.split("\t");
  const twice = names.filter((name, at) => names.indexOf(name) < at).map((name) => `${name} is there twice`);
  const ids = lines.map((line) => line.split("\t")[0]);
  const repeated = ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${id} is there twice`);
  return [...twice, ...repeated, ...lines.flatMap((line) => problemsOf(line, names))];
}

function problemsOf(line: string, names: readonly string[]): string[] {
  const cells = line.split("\t");
  if (cells.length !== names.length)
    return [`${cells[0]}: ${cells.length} cells for ${names.length} columns`];
  const values = new Map(cells.map((cell, at) => [names[at] ?? "", cell]));
  const hidden = /[\p{Cc}\uFFFD]/u.test(line.replaceAll("\t", ""))
    ? [`${cells[0]}: a control character`]
    : [];
  const normal = Number(values.get("normal_price") ?? Number.POSITIVE_INFINITY);
  const cheaper =
    normal < Number(values.get("price_pc")) ? [`${cells[0]}: normal_price is below the price`] : [];
  return [...listFeedItemProblems(cells[0], values, RULES), ...hidden, ...cheaper];
}
