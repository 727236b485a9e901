import { expect, test } from "vitest";
import { createBackForwardPageDataStore, type PageData } from "./create-back-forward-page-data-store.ts";

const LIST = "https://shop.example/category/fruit";
const PRODUCT = "https://shop.example/products/1";
const dataOf = (result: unknown): PageData => ({ page: { type: "data", result } });

/** Pages of a shopper who opened a product from a list, and the clock in ms. */
function visit() {
  const clock = { now: 0 };
  const pages = createBackForwardPageDataStore(() => clock.now);
  pages.show(LIST, dataOf("list"));
  pages.show(PRODUCT, dataOf("product"));
  return { clock, pages };
}

test("returnTo: on the way back the browser is at the list already, and its data is kept", () => {
  const { pages } = visit();
  expect(pages.returnTo(LIST, LIST)).toEqual(dataOf("list"));
});

test("returnTo: a page that is opened again by a link is loaded", () => {
  const { pages } = visit();
  expect(pages.returnTo(LIST, PRODUCT)).toBeNull();
});

test("returnTo: the page that is shown is loaded again when it is asked to be", () => {
  const { pages } = visit();
  expect(pages.returnTo(PRODUCT, PRODUCT)).toBeNull();
});

test("returnTo: data older than five minutes is loaded", () => {
  const { clock, pages } = visit();
  clock.now = 5 * 60_000;
  expect(pages.returnTo(LIST, LIST)).toBeNull();
});

test("returnTo: the twenty pages shown last are kept", () => {
  const { pages } = visit();
  for (let id = 2; id <= 20; id += 1) pages.show(`https://shop.example/products/${id}`, dataOf(id));
  expect(pages.returnTo(LIST, LIST)).toBeNull();
  expect(pages.returnTo(PRODUCT, PRODUCT)).toEqual(dataOf("product"));
});

test("returnTo: the router may change what it is given", () => {
  const { pages } = visit();
  const data = pages.returnTo(LIST, LIST);
  if (data) data.page = { type: "data", result: "changed" };
  expect(pages.returnTo(LIST, LIST)).toEqual(dataOf("list"));
});
