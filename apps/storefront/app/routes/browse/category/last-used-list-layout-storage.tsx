import { useLayoutEffect, useState } from "react";
import type { ListView } from "./read-and-write-category-search-params.ts";

const STORAGE_KEY = "list-view";

/** Returns the list's layout: the one in the URL, else the shopper's last. Rendered as a grid on the server. */
export function useListView(asked: ListView | null): ListView {
  const [remembered, setRemembered] = useState<ListView>("grid");
  // Runs before paint, so that the grid does not flash.
  useLayoutEffect(() => setRemembered(readView()), []);
  return asked ?? remembered;
}

/** Saves the layout for the next list; does nothing when storage is unavailable. */
export function saveListView(view: ListView): void {
  document.documentElement.dataset.listView = view;
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Storage may be full or forbidden.
  }
}

function readView(): ListView {
  try {
    return localStorage.getItem(STORAGE_KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

/**
 * Inline script that sets the layout before first paint, so that a shopper who last used the list does not see the grid
 * first (`[data-listing="unsaid"]` in the style sheet). Its bytes are the same for every shopper.
 */
export function SavedListViewScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, held by its hash.
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

const SCRIPT = `try{if(localStorage.getItem("${STORAGE_KEY}")==="list")document.documentElement.dataset.listView="list"}catch(e){}`;
