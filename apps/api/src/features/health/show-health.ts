import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { INVARIANTS } from "../audit/all-invariants.sql.ts";
import { PROVIDER_STEP } from "../audit/continue-audit.ts";
import {
  presentArchiving,
  presentAudit,
  presentJob,
  presentProvider,
  presentQueue,
  presentRunningAudit,
} from "./health.presenter.ts";
import { listJobs } from "./list-job-status.repository.ts";
import { listProviders } from "./list-provider-status.repository.ts";
import { findDatabase, listAudits, listQueues } from "./read-health-board.repository.ts";

const NIGHTS = 90;
const DAY_MS = 86_400_000;

/**
 * Shows whether the shop is well, from what it recorded: the last audit, jobs, queues, outside services and the database.
 * Five statements.
 */
export async function showHealth(
  _input: Input<"GET /operator/v1/health">,
  { db, rules, now: clock }: OperatorContext,
): Promise<Answer<"GET /operator/v1/health">> {
  const now = clock();
  const nights = await listAudits(db, addDays(kstDateOf(now.toISOString()), 1 - NIGHTS));
  const finished = nights.find(({ finished_at }) => finished_at !== null);
  const latest = nights[0];
  const jobs = await listJobs(db);
  const queues = await listQueues(db, now);
  const providers = await listProviders(db, { now, since: new Date(now.getTime() - DAY_MS) });
  const database = await findDatabase(db);
  return ok({
    audit: presentAudit(finished, [...INVARIANTS.map(({ name }) => name), PROVIDER_STEP]),
    runningAudit: presentRunningAudit(latest),
    nights: nights.map(({ night, finished_at, breaches }) => ({
      night,
      isFinished: finished_at !== null,
      breaches,
    })),
    jobs: jobs.map(presentJob),
    queues: queues.map(presentQueue),
    providers: providers.map(presentProvider),
    database: {
      bytes: database.bytes,
      connections: database.connections,
      mostConnections: database.most_connections,
    },
    archiving: presentArchiving(database),
    mayDrill: rules.isSandbox,
    backup: null,
    restore: null,
  });
}
