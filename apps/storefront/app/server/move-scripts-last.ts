import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from "../mark-hydrated.ts";
import type { HtmlEditor } from "./edit-html.ts";
import { LETTERS_SCRIPT } from "./letters-script.ts";

/**
 * Delays a page's scripts until its first view has loaded: on a phone's network they would compete with styles and
 * pictures, and nothing visible needs them. Links work before any script. A page without a picture in its first view (a
 * form, a cart) requests its scripts immediately.
 *
 * @param page a complete document as this renderer writes it: tags inside text and script text are escaped; one without
 * scripts is not changed
 */
export function moveScriptsLast(page: HtmlEditor): void {
  if (!page.includes(MODULE_SCRIPT)) return;
  const hasPicture = page.includes(FIRST_PICTURE);
  if (hasPicture) {
    page.replaceAll('<link rel="modulepreload" ', '<link rel="later" ');
    page.replaceFirst(MODULE_SCRIPT, '<script type="text/plain" id="later">');
  }
  page.insertBefore(
    "</body>",
    `<script>${LETTERS_SCRIPT}${hasPicture ? START_SCRIPTS : ""}${HOLD_FORMS}</script>`,
  );
}

const MODULE_SCRIPT = '<script type="module" async="">';
const FIRST_PICTURE = '<link rel="preload" as="image"';
/** Longest wait for a picture in ms. */
const PATIENCE_MS = 3000;

/**
 * Starts the scripts once the first view has loaded and its letters have come, or the shopper touches it. A button pressed before is pressed again,
 * once, after hydration. The started inline script is the page's own, so that the Content-Security-Policy allows it by
 * the same hash.
 */
const START_SCRIPTS = `{
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
  addEventListener("load", () => lettersCame.then(start));
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
