import { ErrorScreen } from "../../frame/error-screen.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { AuditCard } from "./audit-card.tsx";
import { AuditDrillCard } from "./audit-drill-card.tsx";
import { DatabaseCard } from "./database-card.tsx";
import { JobsCard } from "./jobs-card.tsx";
import { NightlyAuditsCard } from "./nightly-audits-card.tsx";
import { ProvidersCard } from "./providers-card.tsx";
import { QueuesCard } from "./queues-card.tsx";
import { useHealth } from "./use-health.ts";

export const meta = () => [{ title: "점검판 · 오늘의과일 운영" }];

/** State of the shop: invariants, jobs, queues, outside services, database. */
export default function HealthPage() {
  const { data, error, refetch, isFetching } = useHealth();
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  const breaches = data?.audit?.breaches ?? 0;
  const failing = data?.jobs.filter(({ failures }) => failures > 0).length ?? 0;
  return (
    <>
      <PageHeading
        isOnCanvas
        title="점검판"
        aside={
          <>
            {data && (
              <Badge tone={breaches + failing > 0 ? "danger" : "success"}>
                {breaches + failing > 0 ? `어긋남 ${breaches} · 실패하는 일 ${failing}` : "모두 괜찮아요"}
              </Badge>
            )}
            15초마다 다시 봐요
          </>
        }
        actions={
          <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
            지금 다시 보기
          </Button>
        }
      />
      {!data && <RowsSkeleton rows={10} />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-4 max-wide:grid-cols-1">
          <div className="flex min-w-0 flex-col gap-4">
            <AuditCard audit={data.audit} runningAudit={data.runningAudit} />
            <QueuesCard queues={data.queues} />
            <JobsCard jobs={data.jobs} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {data.mayDrill && <AuditDrillCard />}
            <ProvidersCard providers={data.providers} />
            <NightlyAuditsCard nights={data.nights} />
            <DatabaseCard database={data.database} archiving={data.archiving} />
          </div>
        </div>
      )}
    </>
  );
}
