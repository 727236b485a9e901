import { RecordListWithEditor, type RecordView } from "../../../features/records/record-list-with-editor.tsx";
import { ROOM_STATE_NAMES } from "../../../features/waiting-rooms/room-and-place-state-names.ts";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { WAITING_ROOM_RECORD_DEFINITION } from "./waiting-room-record-definition.tsx";

export const meta = () => [{ title: "공정한 오픈 · 오늘의과일 운영" }];

type View = RecordView<"waiting-rooms">;

const OVER = ["closed", "cancelled"];
const VIEWS: readonly [View, ...View[]] = [
  { view: "next", label: "열 것", has: ({ state }) => !OVER.includes(state) },
  { view: "over", label: "끝난 것", has: ({ state }) => OVER.includes(state) },
];

/** Openings that are sold through a waiting room: announced, moved, cancelled, and what became of them. */
export default function WaitingRoomsPage() {
  return (
    <RecordListWithEditor
      definition={WAITING_ROOM_RECORD_DEFINITION}
      path={paths.waitingRooms}
      title="공정한 오픈"
      views={VIEWS}
      heads={[
        { text: "상품" },
        { text: "여는 때" },
        { text: "상태" },
        { text: "기다림", align: "right" },
        { text: "판 상자", align: "right" },
      ]}
      emoji="🎟️"
      cells={({ opensAt, state, people, sold, units }) => (
        <>
          <td className="number whitespace-nowrap">{instantText(opensAt, Date.now())}</td>
          <td className="whitespace-nowrap">
            <Badge tone={state === "calling" || state === "entering" ? "success" : "neutral"}>
              {ROOM_STATE_NAMES[state]}
            </Badge>
          </td>
          <td className="number text-right">{people.waiting.toLocaleString()}</td>
          <td className="number text-right whitespace-nowrap">
            {sold.toLocaleString()} / {units.toLocaleString()}
          </td>
        </>
      )}
    />
  );
}
