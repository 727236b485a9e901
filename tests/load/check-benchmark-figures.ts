export type Figures = Record<string, number>;
export type Bar = { figure: string; atLeast?: number; atMost?: number };

/** Required figures; machines are shared and noisy, so ratios within one run are compared. */
export const BARS: readonly Bar[] = [
  { figure: "productCallKept.ratio", atLeast: 0.8 },
  { figure: "categoryCallKept.ratio", atLeast: 0.8 },
  { figure: "productPageKept.ratio", atLeast: 0.8 },
  // A rate over fewer connections is another figure.
  ...["newPage", "detail.small", "list.small", "search.small", "cart", "checkout"].map((name) => ({
    figure: `${name}.connections`,
    atLeast: 32,
  })),
  { figure: "newPage.perSecond", atLeast: 250 },
  { figure: "detail.small.perSecond", atLeast: 5000 },
  { figure: "list.small.perSecond", atLeast: 2500 },
  { figure: "search.small.perSecond", atLeast: 1500 },
  { figure: "detail.large.part", atLeast: 0.8 },
  { figure: "list.large.part", atLeast: 0.8 },
  { figure: "search.large.part", atLeast: 0.8 },
  { figure: "search.typed.p99", atMost: 30 },
  { figure: "suggestions.typed.p99", atMost: 15 },
  { figure: "cart.perSecond", atLeast: 900 },
  { figure: "checkout.perSecond", atLeast: 180 },
  { figure: "checkout.p99", atMost: 400 },
  { figure: "checkout.cpuMs", atMost: 9 },
  { figure: "rush.sold", atLeast: 50, atMost: 50 },
  { figure: "rush.longestRefusal", atMost: 500 },
  { figure: "memory.peakMb", atMost: 350 },
];

export function printTable(figures: Figures): void {
  const bars = new Map(BARS.map((bar) => [bar.figure, bar]));
  for (const [name, value] of Object.entries(figures)) {
    const bar = bars.get(name);
    console.log(`${name.padEnd(36)} ${String(value).padStart(10)}  ${bar ? verdict(value, bar) : ""}`);
  }
}

export function holds({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Bar, value = Number.NaN): boolean {
  return value >= atLeast && value <= atMost;
}

function verdict(value: number, bar: Bar): string {
  const asked = [
    ...(bar.atLeast === undefined ? [] : [`≥ ${bar.atLeast}`]),
    ...(bar.atMost === undefined ? [] : [`≤ ${bar.atMost}`]),
  ].join(", ");
  return `${holds(bar, value) ? "holds" : "MISSED"} (${asked})`;
}
