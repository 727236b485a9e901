import { type AttributeRule, FORMS, listFeedItemProblems } from "./list-feed-item-problems.ts";
import { parseRssFeedItems } from "./parse-rss-feed-items.ts";
import { textOf, type XmlElement } from "./read-xml.ts";

/** Attributes of Google's product data specification that the shop sends, and those it requires. */
const RULES: Readonly<Record<string, AttributeRule>> = {
  "g:id": { isRequired: true, most: 50 },
  "g:title": { isRequired: true, most: 150 },
  "g:description": { isRequired: true, most: 5000 },
  "g:link": { isRequired: true, form: FORMS.url },
  "g:image_link": { isRequired: true, form: FORMS.url },
  "g:availability": { isRequired: true, form: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  "g:price": { isRequired: true, form: FORMS.won },
  "g:sale_price": { isRequired: false, form: FORMS.won },
  "g:condition": { isRequired: true, form: /^(new|refurbished|used)$/ },
  "g:brand": { isRequired: true, most: 70 },
  "g:identifier_exists": { isRequired: true, form: /^(yes|no)$/ },
  "g:product_type": { isRequired: true, most: 750 },
  "g:shipping": { isRequired: true },
};

/** Lists what breaks Google's product data specification in a feed of RSS 2.0. */
export function validateGoogleFeed(document: string): string[] {
  return parseRssFeedItems(document).flatMap(problemsOf);
}

function problemsOf(item: XmlElement): string[] {
  const id = textOf(item, "g:id");
  const shipping = item.children.filter(({ name }) => name === "g:shipping");
  const values = new Map(item.children.map(({ name, text }) => [name, name === "g:shipping" ? "one" : text]));
  const fees = shipping.flatMap((each) => [
    ...(/^[A-Z]{2}$/.test(textOf(each, "g:country") ?? "") ? [] : [`${id}: shipping has no country`]),
    ...(/^\d+ KRW$/.test(textOf(each, "g:price") ?? "") ? [] : [`${id}: shipping has no price`]),
  ]);
  const sale = textOf(item, "g:sale_price");
  const isDearer =
    sale !== undefined && Number.parseInt(sale, 10) >= Number.parseInt(textOf(item, "g:price") ?? "", 10);
  return [
    ...listFeedItemProblems(id, values, RULES),
    ...fees,
    ...(isDearer ? [`${id}: sale_price is not below the price`] : []),
  ];
}
