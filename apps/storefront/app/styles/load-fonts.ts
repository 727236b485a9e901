import fonts from "./fonts.css?url";

/**
 * Brings the shop's letters once the page stands. A page of Korean needs some fifteen pieces of the font, 400 KB: on a
 * phone's network they would keep price and picture waiting for seconds, while the phone's own Korean font is there.
 */
export function loadFonts(): void {
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(append, { timeout: 2000 });
  else setTimeout(append, 200);
}

function append(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = fonts;
  document.head.append(link);
}
