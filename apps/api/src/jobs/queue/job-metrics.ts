import { Counter, type Registry } from "prom-client";

export type JobMetrics = { runs: Counter<"task" | "result">; unlocked: Counter };

export function createJobMetrics(registry: Registry): JobMetrics {
  return {
    runs: new Counter({
      name: "job_runs_total",
      help: "Runs of queued tasks by task and result (done, failed)",
      labelNames: ["task", "result"],
      registers: [registry],
    }),
    unlocked: new Counter({
      name: "job_workers_lost_total",
      help: "Workers that died with jobs in their hands, whose jobs were given back",
      registers: [registry],
    }),
  };
}
