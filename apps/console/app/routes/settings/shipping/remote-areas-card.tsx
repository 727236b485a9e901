import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { AddRemoteAreaDialog } from "./add-remote-area-dialog.tsx";
import { useChangeAreas } from "./use-change-areas.ts";

type RemoteArea = Reply<"GET /operator/v1/delivery-calendar">["remoteAreas"][number];

const AREA_LABELS: Record<RemoteArea["area"], string> = { secondary_area: "제주", third_area: "도서산간" };
const DIGITS = 5;

/** Ranges of postcodes that cost the area's fee; added and removed in place. */
export function RemoteAreasCard({ areas }: { areas: readonly RemoteArea[] }) {
  const { may } = useMe();
  const [isAdding, setAdding] = useState(false);
  const change = useChangeAreas();
  const denied = may("orders.ship") ? null : "도서산간을 바꿀 권한이 없어요";
  const code = (zonecode: number) => String(zonecode).padStart(DIGITS, "0");
  return (
    <Card
      title={`제주·도서산간 ${areas.length}곳`}
      aside={
        <Button tone="tint" denied={denied} onClick={() => setAdding(true)}>
          범위 더하기
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 max-desk:grid-cols-1">
        {areas.map(({ id, area, name, firstZonecode, lastZonecode }) => (
          <li key={id} className="flex min-h-9 items-center gap-2">
            <span className="w-16 flex-none text-ink-2">{AREA_LABELS[area]}</span>
            <span className="min-w-0 truncate">{name}</span>
            <span className="number ml-auto flex-none text-ink-3">
              {code(firstZonecode)}–{code(lastZonecode)}
            </span>
            <Button
              size="sm"
              tone="ghost"
              denied={denied}
              aria-label={`${name} ${code(firstZonecode)} 빼기`}
              onClick={() =>
                change.mutate({ removedIds: [id], reason: `${name} 빼기`, done: `${name}을 뺐어요` })
              }
            >
              빼기
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && <AddRemoteAreaDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
