import { code128 } from "@todayfruit/domain/parcels/code-128";
import { escapeHtml } from "./escape-html.ts";

/** Light margin on both sides of a drawBarcode in modules, which scanners need. */
const QUIET = 10;
const HEIGHT = 40;

/** Draws a drawBarcode of Code 128 as SVG, one unit a module, to be stretched by the page. */
export function drawBarcode(text: string): string {
  const widths = code128(text);
  let at = QUIET;
  const bars: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push(`M${at} 0h${width}v${HEIGHT}h-${width}z`);
    at += width;
  }
  return `<svg class="barcode" viewBox="0 0 ${at + QUIET} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(text)}"><path d="${bars.join("")}"/></svg>`;
}
