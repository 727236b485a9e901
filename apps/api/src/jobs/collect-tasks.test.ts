import { JOB_NAMES } from "@todayfruit/domain/operators/korean-job-labels";
import { expect, test } from "vitest";
import { collectTasks } from "./collect-tasks.ts";

test("every job of the queue has a name that operators read, and no name is of another", () => {
  const tasks = collectTasks({ RECONCILE_SECONDS: 60, TRACKING_SECONDS: 60, GA4_API_SECRET: "secret" });
  expect(Object.keys(tasks).toSorted()).toEqual(Object.keys(JOB_NAMES).toSorted());
});
