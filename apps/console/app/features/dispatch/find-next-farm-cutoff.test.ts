import { expect, test } from "vitest";
import { findNextFarmCutoff } from "./find-next-farm-cutoff.ts";

const farm = (cutoffTime: string, paidParcels: number, acceptedParcels = 0) => ({
  cutoffTime,
  paidParcels,
  acceptedParcels,
});

test("findNextFarmCutoff: the first hour that is not over, with the parcels of all its farms", () => {
  const farms = [farm("11:00", 4), farm("13:00", 2), farm("12:00", 9, 14), farm("12:00", 3)];
  expect(findNextFarmCutoff(farms, "11:42")).toEqual({
    cutoffTime: "12:00",
    minutesLeft: 18,
    paidParcels: 12,
  });
});

test("findNextFarmCutoff: a farm that has sent everything is left out, and after the last hour there is none", () => {
  expect(findNextFarmCutoff([farm("12:00", 0), farm("14:00", 0, 1)], "11:42")?.cutoffTime).toBe("14:00");
  expect(findNextFarmCutoff([farm("12:00", 1)], "12:00")).toBeNull();
  expect(findNextFarmCutoff([], "11:42")).toBeNull();
});
