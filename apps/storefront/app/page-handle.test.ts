import { expect, test } from "vitest";
import { canonicalPath, type PageHandle, secretAddress } from "./page-handle.ts";

const handle: PageHandle<{ slug: string }> = { canonicalPath: ({ slug }) => `/category/${slug}` };

test("the last route says its address; one that says nothing, or failed, is known by where it is", () => {
  expect(canonicalPath("/category/91", [match(), match(handle, { slug: "fruit" })])).toBe("/category/fruit");
  expect(canonicalPath("/category/91", [match(handle, { slug: "fruit" }), match()])).toBe("/category/91");
  expect(canonicalPath("/category/91", [match(handle)])).toBe("/category/91");
  expect(canonicalPath("/nowhere", [])).toBe("/nowhere");
});

test("an address that only one person may know is told to nobody", () => {
  expect(canonicalPath("/gift/0b7e", [match(), match(secretAddress)])).toBe("/");
});

function match(own?: unknown, loaderData?: unknown) {
  return { id: "", pathname: "", params: {}, data: undefined, loaderData, handle: own };
}
