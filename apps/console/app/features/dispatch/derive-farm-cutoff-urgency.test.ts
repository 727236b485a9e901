import { expect, test } from "vitest";
import { deriveFarmCutoffUrgency } from "./derive-farm-cutoff-urgency.ts";

const OPEN = { cutoffTime: "13:00", paidParcels: 0, acceptedParcels: 3 };

test.each([
  ["10:59", 121, "calm"],
  ["11:00", 120, "soon"],
  ["11:59", 61, "soon"],
  ["12:00", 60, "urgent"],
  ["13:00", 0, "urgent"],
  ["14:10", -70, "urgent"],
] as const)(
  "deriveFarmCutoffUrgency: at %s a farm with open parcels has %i minutes and is %s",
  (time, minutesLeft, urgency) => {
    expect(deriveFarmCutoffUrgency(OPEN, time)).toEqual({ minutesLeft, urgency });
  },
);

test("deriveFarmCutoffUrgency: a farm that has sent everything is calm at any hour", () => {
  for (const time of ["12:30", "15:00"])
    expect(deriveFarmCutoffUrgency({ ...OPEN, acceptedParcels: 0 }, time).urgency).toBe("calm");
});
