import { expect, test } from "vitest";
import { evaluatePromql } from "./evaluate-promql.ts";
import { parsePrometheusSamples } from "./parse-prometheus-samples.ts";

const scrapes = [
  { at: 0, samples: parsePrometheusSamples('asked{status="200"} 90\nasked{status="500"} 0\nage 5\n') },
  {
    at: 60,
    samples: parsePrometheusSamples('# HELP asked\nasked{status="200"} 180\nasked{status="500"} 30\nage 7\n'),
  },
];
const values = (expression: string) => evaluatePromql(expression, scrapes).map(({ value }) => value);

test.each([
  ["age", [7]],
  ["age > 7", []],
  ["age >= 7", [7]],
  ['sum(rate(asked{status=~"5.."}[5m])) / sum(rate(asked[5m]))', [0.25]],
  ["increase(asked[5m]) > 30", [90]],
  ["sum by (status) (asked) == 30", [30]],
  ["age > 1 and hour() < 1", [7]],
  ["age > 1 and hour() > 1", []],
  ['asked{status!="200"} * 2', [60]],
  ["missing > 0", []],
  ["(age)", [7]],
  ["time() - max(age) > 50", [53]],
])("%s evaluates to %j", (expression, expected) => {
  expect(values(expression)).toEqual(expected);
});

test.each(["age or age", "age offset 5m", "rate(age)", "sum(age", "1 + age ]"])(
  "%s is refused as an unsupported expression",
  (expression) => {
    expect(() => values(expression)).toThrow();
  },
);

test("a quantile lies within its bucket", () => {
  const text = 'seconds_bucket{le="1"} 0\nseconds_bucket{le="2"} 10\nseconds_bucket{le="+Inf"} 10';
  const samples = parsePrometheusSamples(text);
  expect(evaluatePromql("histogram_quantile(0.5, seconds_bucket)", [{ at: 0, samples }])).toMatchObject([
    { value: 1.5 },
  ]);
});
