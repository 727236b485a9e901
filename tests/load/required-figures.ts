export type Figures = Record<string, number>;
export type Bar = { figure: string; atLeast?: number; atMost?: number };

/** Required figures; machines are shared and noisy, so ratios within one run are compared. */
export const BARS: readonly Bar[] = [
  { figure: "productCallCached.ratio", atLeast: 0.65 },
  { figure: "categoryCallCached.ratio", atLeast: 0.65 },
  { figure: "productPageCached.ratio", atLeast: 0.65 },
  { figure: "productPageUncached.perSecond", atLeast: 200 },
  { figure: "productCallUncached.perSecond", atLeast: 800 },
  { figure: "addToCart.statements", atMost: 5 },
  { figure: "addToCart.perSecond", atLeast: 400 },
  { figure: "checkout.perSecond", atLeast: 100 },
  { figure: "productCall100k.slowdown", atMost: 1.3 },
  { figure: "categoryCall100k.slowdown", atMost: 1.3 },
  { figure: "search100k.p99", atMost: 30 },
  { figure: "suggestions100k.p99", atMost: 15 },
];

export function printTable(figures: Figures): void {
  const bars = new Map(BARS.map((bar) => [bar.figure, bar]));
  for (const [name, value] of Object.entries(figures)) {
    const bar = bars.get(name);
    console.log(`${name.padEnd(36)} ${String(value).padStart(10)}  ${bar ? verdict(value, bar) : ""}`);
  }
}

function verdict(value: number, { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Bar): string {
  const asked = atMost === Number.POSITIVE_INFINITY ? `≥ ${atLeast}` : `≤ ${atMost}`;
  return `${value >= atLeast && value <= atMost ? "holds" : "MISSED"} (${asked})`;
}
