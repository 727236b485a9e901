import { expect, test } from "vitest";
import { divideConnections } from "./open-database-pools.ts";

test.each([
  [4, { browse: 1, buy: 1, background: 2 }],
  [12, { browse: 4, buy: 5, background: 3 }],
  [40, { browse: 15, buy: 15, background: 10 }],
])("%i connections are divided among the pools without remainder", (connections, sizes) => {
  expect(divideConnections(connections)).toEqual(sizes);
});
