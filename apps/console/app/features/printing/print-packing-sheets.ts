import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

export type SheetQuery = Input<"GET /operator/v1/packing/sheets">["query"];

const HOST_ID = "printed-sheets";

/**
 * Prints sheets that the server built. They are shown in a shadow root while the browser prints, and taken away after it:
 * the policy of the page allows no inline style and no frame, so their style is given as an object.
 *
 * @returns number of parcels on them, and whether there were more than one print has
 */
export async function printPackingSheets(query: SheetQuery): Promise<{ parcels: number; isMore: boolean }> {
  const { html, parcels, isMore } = await callApi("GET /operator/v1/packing/sheets", { query });
  const [element = "", style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const printed = new DOMParser().parseFromString(html.replace(element, ""), "text/html");
  takeAway();
  const host = document.createElement("div");
  host.id = HOST_ID;
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(style)];
  root.append(...printed.body.childNodes);
  // The size of the paper is a rule of the document, which a shadow root has no say in.
  const page = /@page\{[^}]*\}/.exec(style)?.[0] ?? "";
  document.adoptedStyleSheets = [
    sheetOf(
      `${page}#${HOST_ID}{display:none}@media print{#${HOST_ID}{display:block}body>:not(#${HOST_ID}){display:none!important}}`,
    ),
  ];
  document.body.append(host);
  addEventListener("afterprint", takeAway, { once: true });
  print();
  return { parcels, isMore };
}

function takeAway(): void {
  document.getElementById(HOST_ID)?.remove();
  document.adoptedStyleSheets = [];
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
