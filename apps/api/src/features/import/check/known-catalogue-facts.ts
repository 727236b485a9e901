import type { CategoryPage } from "../table-rows/build-banner-row.ts";
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

/** Facts of the catalogue collected by the check so far, as needed for checking references. */
export type Known = Record<Kind, IdRegister> & {
  categoryPages: Map<number, CategoryPage>;
  /** Root of each category; a root is its own. */
  rootOf: Map<number, number>;
  /** Product of each option. */
  productOf: Map<number, number>;
  /** Keys of the main navigation, each with the keys of its sub tabs. */
  tabs: Map<string, Set<string>>;
  /** First group of each name; it may still turn out bad. */
  groupOfName: Map<string, number>;
  /** Media files of good rows. */
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
