import { PLACE_STATES } from "@todayfruit/domain/waiting-rooms/place-and-room-states";
import { PLACE_STATE_NAMES } from "../../../features/waiting-rooms/room-and-place-state-names.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { WaitingRoomRow } from "./use-waiting-room.ts";

/** People by the state of their place, and boxes that are sold, held and left. */
export function FiguresCard({ room }: { room: WaitingRoomRow }) {
  const left = room.units - room.sold - room.held;
  return (
    <Card title="지금" aside="3초마다 새로 읽어요">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-3">
        <Figure name="판 상자" value={room.sold} isStrong />
        <Figure name="맡아둔 상자" value={room.held} />
        <Figure name="남은 상자" value={left} />
        {PLACE_STATES.map((state) => (
          <Figure key={state} name={PLACE_STATE_NAMES[state]} value={room.people[state]} unit="명" />
        ))}
      </dl>
    </Card>
  );
}

type FigureProps = { name: string; value: number; unit?: string; isStrong?: boolean };

function Figure({ name, value, unit = "", isStrong = false }: FigureProps) {
  return (
    <div>
      <dt className="text-micro text-ink-3">{name}</dt>
      <dd className={`number text-form font-bold ${isStrong ? "text-brand-ink" : ""}`}>
        {value.toLocaleString()}
        {unit}
      </dd>
    </div>
  );
}
