import { readXml, textOf, type XmlElement } from "./read-xml.ts";

/** Returns the items of a feed of RSS 2.0 with the elements of Google's namespace. @throws for another document */
export function parseRssFeedItems(document: string): XmlElement[] {
  const root = readXml(document);
  const { version, "xmlns:g": namespace } = root.attributes;
  const [channel, ...others] = root.children;
  if (root.name !== "rss" || version !== "2.0" || namespace !== "http://base.google.com/ns/1.0" || !channel)
    throw new Error("The feed is no RSS 2.0 of products");
  const missing = ["title", "link", "description"].filter((name) => !textOf(channel, name));
  if (others.length > 0 || missing.length > 0) throw new Error(`The channel lacks ${missing}`);
  const items = channel.children.filter(({ name }) => name === "item");
  const ids = items.map((item) => textOf(item, "g:id"));
  if (new Set(ids).size < ids.length) throw new Error("A product is in the feed twice");
  return items;
}
