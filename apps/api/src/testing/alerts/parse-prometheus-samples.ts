/** Samples of Prometheus's text format. */

export type Sample = { name: string; labels: Record<string, string>; value: number };
/** Samples of one scrape; `at` in s since 1970. */
export type Scrape = { at: number; samples: readonly Sample[] };

/** Reads the text that a process tells Prometheus. @example parsePrometheusSamples('up{job="shop"} 1') // [{ name: "up", … }] */
export function parsePrometheusSamples(text: string): Sample[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name = "", , labels = "", value = ""] = /^([a-zA-Z_:]\w*)(\{(.*)\})? (\S+)/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", of = ""]) => [
      key,
      of,
    ]);
    return {
      name,
      labels: Object.fromEntries(pairs),
      value: value === "+Inf" ? Number.POSITIVE_INFINITY : Number(value),
    };
  });
}
