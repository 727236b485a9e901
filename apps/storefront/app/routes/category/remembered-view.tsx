import { useLayoutEffect, useState } from "react";
import type { ListView } from "./list-choices.ts";

const key = "list-view";

/** Grid or list, as the address says or as the shopper last had it; a page is rendered as a grid for everybody. */
export function useListView(asked: ListView | null): ListView {
  const [remembered, setRemembered] = useState<ListView>("grid");
  // Before the browser paints: nobody sees the grid first.
  useLayoutEffect(() => setRemembered(readView()), []);
  return asked ?? remembered;
}

/** Keeps the view for the next list; a browser that keeps nothing goes on without. */
export function rememberView(view: ListView): void {
  document.documentElement.dataset.listView = view;
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage may be full or forbidden.
  }
}

function readView(): ListView {
  try {
    return localStorage.getItem(key) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

/**
 * Runs while the page is read, long before anything else: who last had a list does not see the grid until it becomes
 * one (`[data-listing="unsaid"]` in the style sheet). The same bytes for everybody.
 */
export function RememberedViewScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, held by its hash.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

const script = `try{if(localStorage.getItem("${key}")==="list")document.documentElement.dataset.listView="list"}catch(e){}`;
