import type { CategoryPage } from "../rows/banner-row.ts";
import { createIdRegister, type IdRegister } from "../validate/id-register.ts";

const KINDS = [
  "category",
  "distributor",
  "product",
  "video",
  "review",
  "question",
  "banner",
  "displayGroup",
  "displayTab",
  "navigation",
  "subTab",
  "advertising",
  "notice",
  "faq",
] as const;
export type Kind = (typeof KINDS)[number];

/** What the check has learnt of a catalogue so far: enough to judge a reference, and no more. */
export type Known = Record<Kind, IdRegister> & {
  categoryPages: Map<number, CategoryPage>;
  /** The root of each category; a root is its own. */
  rootOf: Map<number, number>;
  /** Which product an option belongs to. */
  productOf: Map<number, number>;
  /** The keys of the main navigation, each with the keys of its sub tabs. */
  tabs: Map<string, Set<string>>;
  /** The first group of each name, which may still turn out bad. */
  groupOfName: Map<string, number>;
  /** The files that good rows show. */
  media: Set<string>;
};

export function createKnown(): Known {
  const registers = Object.fromEntries(KINDS.map((kind) => [kind, createIdRegister()])) as Record<
    Kind,
    IdRegister
  >;
  return {
    ...registers,
    categoryPages: new Map(),
    rootOf: new Map(),
    productOf: new Map(),
    tabs: new Map(),
    groupOfName: new Map(),
    media: new Set(),
  };
}
