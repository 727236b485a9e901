import {
  NO_FILTER,
  readSearchFilter,
  type SearchFilter,
  writeSearchFilter,
} from "@todayfruit/domain/search/read-and-write-search-filter";
import { paths } from "../../../paths.ts";

export type SearchChoices = {
  /** Search text; empty on the start page. */
  text: string;
  filter: SearchFilter;
};

const LONGEST = 100;

/**
 * Reads text and filter from a query; an invalid filter is ignored.
 *
 * @example readSearchUrl(new URLSearchParams("q=사과&filter=stock:in")) // { text: "사과", filter: { …NO_FILTER, inStockOnly: true } }
 */
export function readSearchUrl(search: URLSearchParams): SearchChoices {
  const filter = readSearchFilter(search.get("filter") ?? "");
  return {
    text: (search.get("q") ?? "").trim().toWellFormed().slice(0, LONGEST),
    filter: filter.ok ? filter.value : NO_FILTER,
  };
}

/** @example searchPath({ text: "사과", filter: NO_FILTER }) // "/search?q=%EC%82%AC%EA%B3%BC" */
export function searchPath({ text, filter }: SearchChoices): string {
  const conditions = writeSearchFilter(filter);
  const address = paths.searchResults(text);
  return conditions === "" ? address : `${address}&filter=${encodeURIComponent(conditions)}`;
}
