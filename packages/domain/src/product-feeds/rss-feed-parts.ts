import { cutText } from "./cut-text.ts";
import type { FeedingShop } from "./fed-product-types.ts";

/** Last part of a feed in RSS 2.0. */
export const RSS_FEED_END = "</channel>\n</rss>\n";

/** Writes the beginning of a feed in RSS 2.0 with the product elements of Google's namespace. */
export function rssFeedHead({ name, url }: FeedingShop): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">',
    `<channel>${rssElement("title", name)}${rssElement("link", url)}${rssElement("description", name)}\n`,
  ].join("\n");
}

/** Writes an element with a text of at most `most` characters, of which those that XML forbids are left out. */
export function rssElement(name: string, text: string, most = Number.POSITIVE_INFINITY): string {
  return `<${name}>${escaped(cutText(allowed(text), most))}</${name}>`;
}

/** Writes an amount in 원. @example rssPrice(12_900) // "12900 KRW" */
export function rssPrice(amount: number): string {
  return `${amount} KRW`;
}

function allowed(text: string): string {
  return text.toWellFormed().replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, "");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
