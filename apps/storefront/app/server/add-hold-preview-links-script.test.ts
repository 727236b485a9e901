import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { PREVIEW_LINKS_READY_EVENT } from "../preview/preview-links-ready-event.ts";
import { addHoldPreviewLinksScript } from "./add-hold-preview-links-script.ts";
import { computeInlineScriptHashes } from "./compute-inline-script-hashes.ts";
import { editHtml } from "./edit-html.ts";

const PAGE = editHtml(Buffer.from("<html><body><a href='/cart'>장바구니</a></body></html>"), [
  addHoldPreviewLinksScript,
]);

type Listener = (event: object) => void;

/** Runs the script of a page and presses links on it; tells which were held. */
function pageWithScript() {
  const listeners = new Map<string, Listener>();
  const dataset: { previewPressed?: string } = {};
  runInNewContext(/<script>([\s\S]*)<\/script>/.exec(String(PAGE))?.[1] ?? "", {
    location: { origin: "https://shop.example", pathname: "/products/1" },
    document: { documentElement: { dataset } },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
  return {
    dataset,
    ready: () => listeners.get(PREVIEW_LINKS_READY_EVENT)?.({}),
    press(href: string, keys: object = {}): boolean {
      let isHeld = false;
      const { origin, pathname, hash } = new URL(href, "https://shop.example/products/1");
      const link = { origin, pathname, hash, href, target: "" };
      listeners.get("click")?.({
        target: { closest: () => link },
        preventDefault: () => {
          isHeld = true;
        },
        stopImmediatePropagation: () => undefined,
        ...keys,
      });
      return isHeld;
    },
  };
}

test("addHoldPreviewLinksScript: the last link pressed is kept until the preview opens it, and none is held from then on", () => {
  const page = pageWithScript();
  expect([page.press("/cart"), page.press("/best")]).toEqual([true, true]);
  expect(page.dataset.previewPressed).toBe("/best");
  page.ready();
  expect(page.press("/cart")).toBe(false);
});

test.each([
  ["another site", "https://other.example/", {}],
  ["a place on the page", "#reviews", {}],
  ["a new tab", "/best", { ctrlKey: true }],
])("addHoldPreviewLinksScript: a link to %s is followed", (_case, href, keys) => {
  expect(pageWithScript().press(href, keys)).toBe(false);
});

test("addHoldPreviewLinksScript: the script is allowed by its hash", () => {
  expect(computeInlineScriptHashes(PAGE)).toHaveLength(1);
});
