import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useParams } from "react-router";
import { ROOM_STATE_NAMES } from "../../../features/waiting-rooms/room-and-place-state-names.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { DrawCard } from "./draw-card.tsx";
import { FiguresCard } from "./figures-card.tsx";
import { PlacesDownloadButton } from "./places-download-button.tsx";
import { PlacesTable } from "./places-table.tsx";
import { RehearsalCard } from "./rehearsals/rehearsal-card.tsx";
import { useWaitingRoom } from "./use-waiting-room.ts";

export const meta = () => [{ title: "오픈 하나 · 오늘의과일 운영" }];

/** One opening: its live numbers, how its order was drawn, its rehearsals, and every place in its order. */
export default function WaitingRoomPage() {
  const { id } = useParams();
  const { data: room, error, refetch } = useWaitingRoom(Number(id));
  if (error && !room) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!room) return <RowsSkeleton rows={8} />;
  return (
    <>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.waitingRooms} className="hover:text-ink">
          공정한 오픈
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span className="number">{room.id}</span>
      </nav>
      <PageHeading
        isOnCanvas
        title={`${room.productName} ${room.optionName}`}
        aside={
          <>
            <Badge tone={room.state === "calling" || room.state === "entering" ? "success" : "neutral"}>
              {ROOM_STATE_NAMES[room.state]}
            </Badge>
            <Badge tone="outline">{instantText(room.opensAt, Date.now())} 오픈</Badge>
            <Badge tone="outline">한 사람 {room.perPerson}상자</Badge>
          </>
        }
        actions={<PlacesDownloadButton roomId={room.id} />}
      />
      <div className="mb-4 grid grid-cols-2 items-start gap-4 max-wide:grid-cols-1">
        <FiguresCard room={room} />
        <DrawCard room={room} />
      </div>
      <div className="mb-4">
        <RehearsalCard roomId={room.id} />
      </div>
      <PlacesTable key={room.drawnAt ?? "before"} roomId={room.id} />
    </>
  );
}
