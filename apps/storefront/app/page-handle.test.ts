import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { type PageHandle, SECRET_URL } from "./page-handle.ts";

const handle: PageHandle<{ slug: string }> = { canonicalPath: ({ slug }) => `/category/${slug}` };

test("canonicalPath: the last route's own path, else the current one when it names none or failed", () => {
  expect(canonicalPath("/category/91", [match(), match(handle, { slug: "fruit" })])).toBe("/category/fruit");
  expect(canonicalPath("/category/91", [match(handle, { slug: "fruit" }), match()])).toBe("/category/91");
  expect(canonicalPath("/category/91", [match(handle)])).toBe("/category/91");
  expect(canonicalPath("/nowhere", [])).toBe("/nowhere");
});

test("canonicalPath: a secret URL is never given out", () => {
  expect(canonicalPath("/gift/0b7e", [match(), match(SECRET_URL)])).toBe("/");
});

function match(own?: unknown, loaderData?: unknown) {
  return { id: "", pathname: "", params: {}, data: undefined, loaderData, handle: own };
}
