import { invariantText } from "@todayfruit/domain/operators/invariant-text";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Badge } from "../../ui/feedback/badge.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import type { Health } from "./use-health.ts";

/** Invariants of the last audit, broken ones first; a running audit says how far it is. */
export function AuditCard({ audit, runningAudit }: Pick<Health, "audit" | "runningAudit">) {
  const invariants = audit?.invariants.toSorted((a, b) => b.breaches - a.breaches) ?? [];
  return (
    <Card
      title="어긋나면 안 되는 것"
      aside={
        audit &&
        `${instantText(audit.finishedAt, Date.now())} · ${invariants.length}가지 · ${audit.rows.toLocaleString()}줄`
      }
    >
      {runningAudit && (
        <p className="mb-2 text-ink-2">지금 보는 중이에요 · {runningAudit.rows.toLocaleString()}줄 봤어요</p>
      )}
      {!audit && (
        <p className="text-ink-3">
          아직 본 적이 없어요. 밤마다 저절로 보고, npm run audit으로 지금 볼 수 있어요.
        </p>
      )}
      <ul>
        {invariants.map(({ name, breaches }) => (
          <li
            key={name}
            className="flex min-h-9 items-center gap-2.5 border-t border-line py-1.5 first:border-0"
          >
            {breaches === 0 ? (
              <CircleCheck className="text-success" aria-hidden />
            ) : (
              <TriangleAlert className="text-danger" aria-hidden />
            )}
            <span className="min-w-0 flex-1">{invariantText(name)}</span>
            <Badge tone={breaches === 0 ? "success" : "danger"}>
              {breaches === 0 ? "맞음" : `어긋남 ${breaches.toLocaleString()}`}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
