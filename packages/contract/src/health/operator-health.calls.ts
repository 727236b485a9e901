import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, Filled, Instant, nullable, oneOf, Text } from "../common-schemas.ts";

/** Outside services whose calls leave rows behind. */
export const PROVIDERS = ["payments", "refunds", "kakao", "push", "mail", "tracking"] as const;
/** Queues of the shop's own work. */
export const QUEUES = ["orderUpdates", "messages", "webhooks", "refunds", "imports"] as const;

export const healthCalls = calls({
  "GET /operator/v1/health": {
    summary:
      "점검판: 어긋나면 안 되는 것, 되풀이하는 일, 줄 서 있는 일, 바깥 서비스, 백업. 기록에 있는 것만 보이고, 없는 것은 null이에요.",
    access: "operator",
    permission: "operators.manage",
    reply: closed({
      /** Last audit that checked all invariants; `null` before the first. */
      audit: nullable(
        closed({
          night: DateText,
          startedAt: Instant,
          finishedAt: Instant,
          /** Rows that were checked. */
          rows: Count,
          breaches: Count,
          /** Each check with the rows that broke it. */
          invariants: Type.Array(closed({ name: Text(120), breaches: Count })),
        }),
      ),
      /** Audit that has begun and is not finished; `null`: none. */
      runningAudit: nullable(closed({ night: DateText, startedAt: Instant, rows: Count, breaches: Count })),
      /** Nights of the last 90 days that were audited, the newest first. */
      nights: Type.Array(closed({ night: DateText, isFinished: Type.Boolean(), breaches: Count })),
      jobs: Type.Array(
        closed({
          task: Text(80),
          /** `null`: never since the shop was opened. */
          succeededAt: nullable(Instant),
          failedAt: nullable(Instant),
          /** Failures since the last success. */
          failures: Count,
          error: nullable(Text(200)),
          /** Runs that are due, and for how many seconds the oldest has been. */
          waiting: Count,
          lagSeconds: Count,
        }),
      ),
      queues: Type.Array(
        closed({
          queue: oneOf(QUEUES),
          waiting: Count,
          /** Tried in vain and tried again. */
          failing: Count,
          /** Oldest that waits; `null`: none does. */
          since: nullable(Instant),
        }),
      ),
      providers: Type.Array(
        closed({
          provider: oneOf(PROVIDERS),
          /** Within the last 30 days; `null`: none is recorded. */
          lastSuccessAt: nullable(Instant),
          lastFailureAt: nullable(Instant),
          /** Of the last 24 hours; of `tracking`, parcels that are followed now, by the last answer about each. */
          successes: Count,
          failures: Count,
          /** `failures` of both, 0 to 1; `null` without any. */
          failureRate: nullable(Type.Number({ minimum: 0, maximum: 1 })),
        }),
      ),
      database: closed({ bytes: Count, connections: Count, mostConnections: Count }),
      /** Continuous archiving as PostgreSQL records it; `null` while nothing was archived. */
      archiving: nullable(
        closed({ lastAt: nullable(Instant), lastFailureAt: nullable(Instant), failures: Count }),
      ),
      /** True where the stand-ins run, so that a drill may be run. */
      mayDrill: Type.Boolean(),
      /** Backup and try of a restore: the shop takes neither and has no record of them. */
      backup: Type.Null(),
      restore: Type.Null(),
    }),
    refusals: [],
  },
  "POST /operator/v1/health/drills": {
    summary:
      "점검 연습(시험 매장만): 재고 하나를 일부러 어긋나게 하고, 점검이 찾아내는지 보고, 되돌려요. 어긋난 줄은 아무도 보지 못해요.",
    access: "operator",
    permission: "operators.manage",
    body: closed({ reason: Filled(200) }),
    reply: closed({
      invariant: Text(120),
      /** Row that was broken, e.g. `option 12`. */
      subject: Text(80),
      /** Breaches found before, while it was broken, and after it was mended. */
      before: Count,
      caught: Count,
      after: Count,
    }),
    refusals: ["DRILL_OUTSIDE_SANDBOX", "DRILL_WITHOUT_STOCK"],
  },
});
