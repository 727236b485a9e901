import type { PriceDay } from "@todayfruit/domain/catalog/prices/fill-and-describe-price-history";

/** Size of the drawing in its own units; `top` and `bottom` bound the line. */
export const GRAPH = { width: 320, height: 96, top: 22, bottom: 84 } as const;

/** Point of the drawing. */
export type GraphPoint = { x: number; y: number };

/**
 * Returns the point of each day: the first day at the left edge, today at the right, the highest price at the top. Equal
 * prices lie in the middle.
 */
export function graphPoints(days: readonly PriceDay[]): GraphPoint[] {
  const prices = days.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const { width, top, bottom } = GRAPH;
  return days.map(({ price }, index) => ({
    x: days.length < 2 ? width : Math.round((index / (days.length - 1)) * width),
    y:
      high === low
        ? (top + bottom) / 2
        : Math.round(bottom - ((price - low) / (high - low)) * (bottom - top)),
  }));
}

/** Returns the line through the points as steps: a price holds until the next day. */
export function stepPath(points: readonly GraphPoint[]): string {
  return points
    .map(({ x, y }, index) =>
      index === 0 ? `M${x} ${y}` : `H${x}${y === points[index - 1]?.y ? "" : `V${y}`}`,
    )
    .join("");
}
