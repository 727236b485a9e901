import type { Page } from "playwright-core";

/** Checks of a page by keyboard and at a small or enlarged size. */

/** Tab stop with its name and its faults. */
export type Stop = { name: string; wrong: string[] };

/**
 * Presses Tab and checks the focused element: after the previous one in the document and on the screen, not covered by
 * the bars (WCAG 2.4.11), and with a visible focus.
 *
 * @returns `null` when the focus has left the page
 */
export async function tabOn(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop | null> {
  await page.keyboard.press(key);
  return page.evaluate(async (forwards) => {
    const kept = globalThis as unknown as { stopBefore?: Element };
    const stop = document.activeElement;
    if (!stop || stop === document.body || stop === document.documentElement) return null;
    const before = kept.stopBefore;
    kept.stopBefore = stop;
    const name = nameOf(stop);
    const wrong: string[] = [];
    if (before?.isConnected && forwards) wrong.push(...outOfOrder(before, stop));
    // A list that loads meanwhile moves the content below it, which is drawn within a few frames.
    for (let frame = 0; frame < 30 && isCovered(drawnOf(stop)); frame += 1)
      await new Promise(requestAnimationFrame);
    if (isCovered(drawnOf(stop))) wrong.push(`is covered: ${placeOf(drawnOf(stop))}`);
    if (!showsFocus(stop)) wrong.push("does not show the focus");
    return { name, wrong: wrong.map((each) => `${name} ${each}`) };

    function outOfOrder(former: Element, latter: Element): string[] {
      const found: string[] = [];
      const follows = former.compareDocumentPosition(latter) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!follows) found.push(`comes before ${nameOf(former)} in the document`);
      const card = former.closest("li, article");
      if (card?.contains(latter)) return found;
      const landmark = "main, header, nav, footer, aside, [role=dialog]";
      if (former.closest(landmark) !== latter.closest(landmark)) return found;
      const [above, below] = [pieceOf(former, latter), pieceOf(latter, former)].map((piece) =>
        piece.getBoundingClientRect(),
      );
      if (!above || !below) return found;
      const isInNextColumn = below.left >= above.right;
      if (below.bottom <= above.top && !isInNextColumn) found.push(`stands above ${nameOf(former)}`);
      return found;
    }

    /** Unit read together: a card with its links and buttons. */
    function pieceOf(element: Element, other: Element): Element {
      const card = element.closest("li, article");
      return card && !card.contains(other) ? card : drawnOf(element);
    }

    /** Visible element of a hidden input. */
    function drawnOf(element: Element): Element {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 ? (element.closest("label") ?? element) : element;
    }

    function isCovered(element: Element): boolean {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const places = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      return !places.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    }

    /** Place of the element, and what is drawn over its middle. */
    function placeOf(element: Element): string {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const box = [left, top, right, bottom].map(Math.round).join(" ");
      return `${box} at scroll ${Math.round(scrollY)}, over it ${over ? `${over.localName}.${over.className}` : "nothing"}`;
    }

    function showsFocus(element: Element): boolean {
      const candidates = [
        element,
        element.nextElementSibling,
        element.closest("label"),
        element.parentElement,
      ];
      return candidates.some((candidate) => {
        if (!candidate) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
        const isRinged = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        // A field's box draws the ring inside.
        return (
          isRinged || (element.matches("input, textarea, select") && /0px 0px 0px 2px inset/.test(boxShadow))
        );
      });
    }

    function nameOf(element: Element): string {
      const said = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30);
      return `<${element.localName} ${said || element.getAttribute("name") || element.className}>`;
    }
  }, key === "Tab");
}

/** Lists content lost on a small or enlarged page: overflow, and words cut off. */
export async function whatIsLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) lost.push(`${over} px wider than the screen`);
    for (const element of document.querySelectorAll("body *")) {
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
      if (
        !text ||
        !(element instanceof HTMLElement) ||
        element.closest(".sr-only, [aria-hidden=true], script, style")
      )
        continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isCutOnPurpose = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isCut =
        (overflowX !== "visible" && scrollWidth > clientWidth + 1) ||
        (overflowY !== "visible" && scrollHeight > clientHeight + 2);
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = width > 0 && (left < -1 || right > innerWidth + 1) && !scrollsSideways(element);
      if ((isCut && !isCutOnPurpose) || isOutside)
        lost.push(
          `${isCut ? "cut" : "outside"}: ${element.localName} "${element.textContent?.trim().slice(0, 30)}"`,
        );
    }
    return [...new Set(lost)];

    function scrollsSideways(element: Element | null): boolean {
      if (!element) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isFine = /auto|scroll/.test(overflowX) || textOverflow === "ellipsis";
      return isFine || scrollsSideways(element.parentElement);
    }
  });
}
