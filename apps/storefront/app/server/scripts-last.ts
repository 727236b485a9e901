import { aliveEvent, aliveMark } from "../alive.ts";

/**
 * The same page with its scripts fetched when it stands with its pictures: on a phone's network they would take the room
 * of styles and pictures, and nothing that is seen waits for them. Links lead on before any script runs. A page whose
 * first screen has no picture (a form, a cart) asks for its scripts at once.
 *
 * @param html a finished document as our renderer writes it: tags inside text and script text are escaped
 * @returns the page itself when it has no scripts
 */
export function scriptsLast(html: string): string {
  if (!html.includes(moduleScript)) return html;
  if (!html.includes(firstPicture)) return withScript(html, holdForms);
  const waiting = html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replace(moduleScript, '<script type="text/plain" id="later">');
  return withScript(waiting, startScripts + holdForms);
}

function withScript(html: string, code: string): string {
  return html.replace("</body>", `<script>${code}</script></body>`);
}

const moduleScript = '<script type="module" async="">';
const firstPicture = '<link rel="preload" as="image"';
/** A picture that never comes holds nothing up for longer, in ms. */
const patience = 3000;

/**
 * When everything of the first screen has come, or somebody touches it; a button that is pressed meanwhile is pressed
 * again, once, when the page is alive. The inline script that is put to use is the page's own, so that the
 * Content-Security-Policy knows it by the same hash.
 */
const startScripts = `{
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
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, true);
  setTimeout(start, ${patience});

  const pressed = new Set();
  const keep = (event) => {
    const button = event.target.closest("button[type=button]");
    if (!button) return;
    event.stopImmediatePropagation();
    pressed.add(button);
  };
  addEventListener("click", keep, true);
  addEventListener("${aliveEvent}", () => {
    removeEventListener("click", keep, true);
    for (const button of pressed) button.click();
  }, { once: true });
}`;

/**
 * A form that is sent before the page is alive would go out as the browser does it, with all that was typed. Whatever is
 * not for an address says `method="post"`: it is held until the page is alive and sent then.
 */
const holdForms = `if (document.documentElement.dataset.${aliveMark} === undefined) {
  let held;
  const hold = (event) => {
    if (event.target.method !== "post") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event.target;
  };
  addEventListener("submit", hold, true);
  addEventListener("${aliveEvent}", () => {
    removeEventListener("submit", hold, true);
    held?.requestSubmit();
  }, { once: true });
}`;
