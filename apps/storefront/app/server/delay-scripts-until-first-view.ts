import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from "../hydration/mark-hydrated.ts";
import type { HtmlEditor } from "./edit-html.ts";
import { writeFontLoadingScript } from "./write-font-loading-script.ts";

/**
 * Delays a page's scripts until its first view has loaded: on a phone's network they would compete with styles and
 * pictures, and nothing visible needs them. Links work before any script. A page without a picture in its first view (a
 * form, a cart) requests its scripts at its first paint.
 *
 * @param page a complete document as this renderer writes it: tags inside text and script text are escaped; one without
 * scripts is not changed
 */
export function delayScriptsUntilFirstView(page: HtmlEditor): void {
  if (!page.includes(MODULE_SCRIPT)) return;
  const firstView = page.includes(FIRST_PICTURE) ? WITH_PICTURE : WITHOUT_PICTURE;
  page.replaceAll('<link rel="modulepreload" ', '<link rel="later" ');
  page.replaceFirst(MODULE_SCRIPT, '<script type="text/plain" id="later">');
  page.insertBefore("</body>", `<script>${firstView}${HOLD_FORMS}</script>`);
}

const MODULE_SCRIPT = '<script type="module" async="">';
const FIRST_PICTURE = '<link rel="preload" as="image"';
/** Longest wait for a picture in ms. */
const PATIENCE_MS = 3000;

/**
 * Writes the code that starts the scripts once the first view is seen, or the shopper touches it. A button pressed before
 * is pressed again, once, after hydration. The started inline script is the page's own, so that the
 * Content-Security-Policy allows it by the same hash.
 *
 * @param whenSeen statement that calls `start` once the first view is seen
 */
function startScripts(whenSeen: string): string {
  return `{
  const policy = globalThis.trustedTypes?.createPolicy("page-script", { createScript: (code) => code });
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    const code = document.getElementById("later").textContent;
    script.textContent = policy ? policy.createScript(code) : code;
    document.head.append(script);
  };
  ${whenSeen}
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, true);
  setTimeout(start, ${PATIENCE_MS});

  const pressed = new Set();
  const keep = (event) => {
    const button = event.target.closest("button[type=button]");
    if (!button) return;
    event.stopImmediatePropagation();
    pressed.add(button);
  };
  addEventListener("click", keep, true);
  addEventListener("${HYDRATED_EVENT}", () => {
    removeEventListener("click", keep, true);
    for (const button of pressed) button.click();
  }, { once: true });
}`;
}

/** Starts the scripts once the first view has loaded and has its letters. */
const WITH_PICTURE =
  writeFontLoadingScript("load") + startScripts('addEventListener("load", () => lettersCame.then(start));');

/** Starts the scripts in the task after the next frame, before which the styles have loaded; the letters follow them. */
const WITHOUT_PICTURE =
  writeFontLoadingScript(HYDRATED_EVENT) + startScripts("requestAnimationFrame(() => setTimeout(start));");

/**
 * Holds a form submitted before hydration, which the browser would send by itself with all its values, and submits it
 * once hydrated. Applies to forms with `method="post"`; the others are plain links with a query.
 */
const HOLD_FORMS = `if (document.documentElement.dataset.${HYDRATED_ATTRIBUTE} === undefined) {
  let held;
  const hold = (event) => {
    if (event.target.method !== "post") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target;
  };
  addEventListener("submit", hold, true);
  addEventListener("${HYDRATED_EVENT}", () => {
    removeEventListener("submit", hold, true);
    held?.requestSubmit();
  }, { once: true });
}`;
