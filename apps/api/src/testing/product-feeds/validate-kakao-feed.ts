import { type AttributeRule, FORMS, listFeedItemProblems } from "./list-feed-item-problems.ts";
import { parseRssFeedItems } from "./parse-rss-feed-items.ts";
import { textOf } from "./read-xml.ts";

/** Attributes of the product catalogue of Kakao's advertisements that the shop sends, and those it requires. */
const RULES: Readonly<Record<string, AttributeRule>> = {
  "g:id": { isRequired: true, most: 100 },
  "g:title": { isRequired: true, most: 225 },
  "g:description": { isRequired: false, most: 500 },
  "g:link": { isRequired: true, most: 1000, form: FORMS.url },
  "g:image_link": { isRequired: true, most: 1000, form: FORMS.url },
  "g:brand": { isRequired: false },
  "g:condition": { isRequired: false, form: /^(new|refurbished|used)$/ },
  "g:availability": { isRequired: false, form: /^in stock$/ },
  "g:price": { isRequired: false, form: FORMS.won },
  "g:sale_price": { isRequired: false, form: FORMS.won },
};

/** Lists what breaks the form of Kakao's catalogue in a feed, in which nothing is sold out. */
export function validateKakaoFeed(document: string): string[] {
  return parseRssFeedItems(document).flatMap((item) =>
    listFeedItemProblems(
      textOf(item, "g:id"),
      new Map(item.children.map(({ name, text }) => [name, text])),
      RULES,
    ),
  );
}
