import { createElement, type SVGProps } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Draws an icon of `lucide-react` as one element. `slim-icons.config.ts` puts it in the place of the package's own function,
 * whose context, class names and widths no page uses.
 *
 * @returns component whose properties are those of an `svg`; without a name it is hidden from screen readers
 */
export function createLucideIcon({ node }: IconData) {
  return (properties: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": properties["aria-label"] === undefined ? true : undefined,
        ...properties,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
