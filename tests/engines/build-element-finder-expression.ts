/** Element as a person names it. */
export type Wanted = {
  role: keyof typeof SELECTORS;
  /** Regular expression of its accessible name. */
  name: string;
  /** CSS of the part of the page it is in. */
  within?: string;
};

export type Found = { selector: string; value: string };

const SELECTORS = {
  button: "button, [role=button], input[type=submit]",
  link: "a[href]",
  field: "input, textarea, [role=combobox]",
  choice: "label",
  heading: "h1, h2, h3",
  option: "[role=option]",
  tab: "[role=tab]",
  text: "*",
};

/**
 * Returns an expression that finds an element on the page, scrolls it to the middle of the screen and marks it.
 *
 * @param must `press`: nothing covers it and it is enabled
 */
export function buildElementFinderExpression(wanted: Wanted, must: "show" | "press"): string {
  const argument = JSON.stringify({ ...wanted, candidates: SELECTORS[wanted.role], must });
  return `(${findOnPage.toString()})(${argument})`;
}

/** Runs in the page. */
function findOnPage(wanted: Wanted & { candidates: string; must: "show" | "press" }): Found | null {
  const pattern = new RegExp(wanted.name, "u");
  // The page around a frame may cover the middle of the frame, but shows the whole of it when it opens.
  const isInFrame = window.top !== window;
  const named = [...document.querySelectorAll<HTMLElement>(wanted.within ?? "body")]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(wanted.candidates)])
    .filter((element) => isVisible(element) && pattern.test(nameOf(element)));
  const innermost = named.filter(
    (element) => !named.some((other) => other !== element && element.contains(other)),
  );
  for (const element of innermost) {
    if (wanted.must === "press") {
      element.scrollIntoView({ block: isInFrame ? "nearest" : "center", behavior: "instant" });
      if (!isPressable(element)) continue;
    }
    for (const marked of document.querySelectorAll("[data-wanted]")) marked.removeAttribute("data-wanted");
    element.setAttribute("data-wanted", "");
    return { selector: "[data-wanted]", value: "value" in element ? String(element.value) : "" };
  }
  return null;

  function nameOf(element: HTMLElement): string {
    if (wanted.role === "text") return textOf(element);
    const labels = "labels" in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
    const referenced = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .flatMap((id) => document.getElementById(id) ?? []);
    const own = element.getAttribute("aria-label") ?? element.getAttribute("placeholder") ?? "";
    const spoken = [...referenced, ...labels].map(textOf).join(" ");
    return spoken || element.getAttribute("aria-label") || textOf(element) || own;
  }

  function textOf(element: HTMLElement): string {
    return (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  }

  function isVisible(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  function isPressable(element: HTMLElement): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const top_ = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = top_ !== null && (element.contains(top_) || top_.contains(element));
    return isHit && !element.matches(":disabled, [aria-disabled=true], [inert] *");
  }
}
