import type { Sample, Scrape } from "./parse-prometheus-samples.ts";

/** Evaluation of the PromQL that the alert rules use. */

type Value = number | readonly Sample[];
type Selector = { name: string; matches(labels: Record<string, string>): boolean };

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)(?![a-z])|([a-zA-Z_:]\w*)|(\{[^}]*\})|\[(\d+)([smhd])\]|(==|[<>]=?|[()+*/,-]))/gy;
/** Arithmetic operators; the rules never mix them, so precedence is not implemented. */
const WORK: Record<string, (a: number, b: number) => number> = {
  "/": (a, b) => a / b,
  "*": (a, b) => a * b,
  "-": (a, b) => a - b,
};
const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };
const AGGREGATES: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

/**
 * Evaluates the part of PromQL that our rules use: selectors, `rate` and `increase`, `sum`, `max` and `min` with `by`,
 * `histogram_quantile`, `hour()`, `time()`, arithmetic, comparisons and `and`. Rates are differences of the first and
 * the last sample in the range, without Prometheus's extrapolation to its ends. Anything else throws.
 *
 * @param scrapes the oldest first; the expression is evaluated at the last one
 * @returns the samples for which a rule with this expression would fire
 */
export function evaluatePromql(expression: string, scrapes: readonly Scrape[]): readonly Sample[] {
  const tokens = [...expression.matchAll(TOKEN)];
  if (tokens.map(([text]) => text).join("") !== expression.trimEnd())
    throw new Error(`Not understood: ${expression}`);
  const now = scrapes.at(-1)?.at ?? 0;
  let place = 0;
  const peek = () => tokens[place]?.[0].trim();
  const take = (wanted?: string): string => {
    const text = peek();
    if (text === undefined || (wanted !== undefined && text !== wanted))
      throw new Error(`Expected ${wanted} and not ${text} in ${expression}`);
    place += 1;
    return text;
  };

  function both(): Value {
    let left = compared();
    while (peek() === "and") {
      take();
      const right = vectorOf(compared());
      left = vectorOf(left).filter((each) => right.some((other) => keyOf(other) === keyOf(each)));
    }
    return left;
  }

  function compared(): Value {
    const left = divided();
    const operator = peek();
    if (operator === undefined || !/^([<>]=?|==)$/.test(operator)) return left;
    take();
    const right = divided();
    if (typeof right !== "number") throw new Error(`Compared with a number only: ${expression}`);
    const holds = { ">": gt, "<": lt, "==": eq, ">=": ge, "<=": le }[operator] ?? eq;
    return vectorOf(left).filter(({ value }) => holds(value, right));
  }

  function divided(): Value {
    let left = primary();
    for (let work = WORK[peek() ?? ""]; work !== undefined; work = WORK[peek() ?? ""]) {
      take();
      left = combined(left, primary(), work);
    }
    return left;
  }

  function primary(): Value {
    if (peek() === "(") {
      take();
      const inner = both();
      take(")");
      return inner;
    }
    const [, number, name] = tokens[place] ?? [];
    place += 1;
    if (number !== undefined) return Number(number);
    if (name === undefined) throw new Error(`Not understood: ${expression}`);
    if (name in AGGREGATES) return aggregated(name);
    if (name === "hour") {
      take("(");
      take(")");
      return [{ name: "", labels: {}, value: new Date(now * 1000).getUTCHours() }];
    }
    if (name === "time") {
      take("(");
      take(")");
      return now;
    }
    if (name === "rate" || name === "increase") return changed(name);
    if (name === "histogram_quantile") {
      take("(");
      const share = primary();
      take(",");
      const buckets = vectorOf(both());
      take(")");
      return quantiles(Number(share), buckets);
    }
    return at(now, selector(name));
  }

  function aggregated(name: string): Value {
    const by: string[] = [];
    if (peek() === "by") {
      take();
      take("(");
      while (peek() !== ")")
        if (peek() === ",") take();
        else by.push(take());
      take(")");
    }
    take("(");
    const inner = vectorOf(both());
    take(")");
    const labelsOf = (sample: Sample) =>
      Object.fromEntries(by.map((label) => [label, sample.labels[label] ?? ""]));
    const groups = Map.groupBy(inner, (sample) => JSON.stringify(labelsOf(sample)));
    return [...groups].map(([labels, own]) => ({
      name: "",
      labels: JSON.parse(labels),
      value: AGGREGATES[name]?.(own.map(({ value }) => value)) ?? Number.NaN,
    }));
  }

  function changed(kind: "rate" | "increase"): Value {
    take("(");
    const [, , name = ""] = tokens[place] ?? [];
    place += 1;
    const wanted = selector(name);
    const [, , , , amount = "", unit = ""] = tokens[place] ?? [];
    place += 1;
    take(")");
    const range = Number(amount) * (SECONDS[unit] ?? Number.NaN);
    const within = scrapes.filter((each) => each.at > now - range);
    const [first, last] = [within.at(0), within.at(-1)];
    if (!first || !last || last.at === first.at) return [];
    const before = new Map(at(first.at, wanted).map((each) => [keyOf(each), each.value]));
    return at(last.at, wanted).map((each) => {
      const grown = each.value - (before.get(keyOf(each)) ?? 0);
      return { ...each, value: kind === "rate" ? grown / (last.at - first.at) : grown };
    });
  }

  function selector(name: string): Selector {
    const [, , , braces] = tokens[place] ?? [];
    if (braces !== undefined) place += 1;
    const rules = [...(braces ?? "").matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)];
    return {
      name,
      matches: (labels) =>
        rules.every(([, label = "", how, wanted = ""]) => {
          const own = labels[label] ?? "";
          if (how === "=~") return new RegExp(`^(?:${wanted})$`).test(own);
          return how === "=" ? own === wanted : own !== wanted;
        }),
    };
  }

  function at(instant: number, { name, matches }: Selector): Sample[] {
    const scrape = scrapes.find((each) => each.at === instant);
    return (scrape?.samples ?? []).filter((each) => each.name === name && matches(each.labels));
  }

  const value = vectorOf(both());
  if (place < tokens.length) throw new Error(`Not understood from ${peek()}: ${expression}`);
  return value;
}

const gt = (a: number, b: number) => a > b;
const lt = (a: number, b: number) => a < b;
const eq = (a: number, b: number) => a === b;
const ge = (a: number, b: number) => a >= b;
const le = (a: number, b: number) => a <= b;

function vectorOf(value: Value): readonly Sample[] {
  if (typeof value === "number") throw new Error("A number is no vector");
  return value;
}

function keyOf({ labels }: Sample): string {
  return JSON.stringify(Object.entries(labels).sort());
}

function combined(left: Value, right: Value, work: (a: number, b: number) => number): Value {
  if (typeof left === "number" && typeof right === "number") return work(left, right);
  if (typeof left === "number")
    return vectorOf(right).map((each) => ({ ...each, value: work(left, each.value) }));
  if (typeof right === "number") return left.map((each) => ({ ...each, value: work(each.value, right) }));
  return left.flatMap((each) => {
    const other = right.find((one) => keyOf(one) === keyOf(each));
    return other ? [{ ...each, value: work(each.value, other.value) }] : [];
  });
}

/** Interpolates linearly within the bucket of the quantile, as Prometheus does. */
function quantiles(share: number, buckets: readonly Sample[]): Sample[] {
  const groups = Map.groupBy(buckets, ({ labels: { le: _, ...rest } }) => JSON.stringify(rest));
  return [...groups].flatMap(([labels, own]) => {
    const bounds = own
      .map(({ labels: { le: bound }, value }) => ({
        bound: bound === "+Inf" ? Infinity : Number(bound),
        value,
      }))
      .sort((one, other) => one.bound - other.bound);
    const rank = share * (bounds.at(-1)?.value ?? 0);
    const index = bounds.findIndex(({ value }) => value >= rank);
    const here = bounds[index];
    if (rank === 0 || !here) return [];
    const below = bounds[index - 1] ?? { bound: 0, value: 0 };
    const value =
      here.bound === Infinity
        ? below.bound
        : below.bound + ((here.bound - below.bound) * (rank - below.value)) / (here.value - below.value);
    return [{ name: "", labels: JSON.parse(labels), value }];
  });
}
