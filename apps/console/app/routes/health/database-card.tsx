import { instantText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import type { Health } from "./use-health.ts";

const GIGABYTE = 1024 ** 3;

/** Size and sessions of the database, and what PostgreSQL records of its archive; the shop takes no backup itself. */
export function DatabaseCard({ database, archiving }: Pick<Health, "database" | "archiving">) {
  return (
    <Card title="데이터베이스와 백업">
      <dl className="number flex flex-col gap-1.5">
        <Row name="연결" value={`${database.connections} / ${database.mostConnections}`} />
        <Row name="크기" value={`${(database.bytes / GIGABYTE).toFixed(1)}GB`} />
        <Row
          name="계속 기록한 것"
          value={archiving?.lastAt ? instantText(archiving.lastAt, Date.now()) : "켜져 있지 않아요"}
        />
        {archiving && archiving.failures > 0 && (
          <Row name="기록 실패" value={`${archiving.failures.toLocaleString()}번`} />
        )}
      </dl>
      <p className="mt-2 text-micro text-ink-3">
        백업과 되살려 보기는 가게 밖에서 해요. 하는 법은 운영 문서의 백업에 있어요.
      </p>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="ml-auto">{value}</dd>
    </div>
  );
}
