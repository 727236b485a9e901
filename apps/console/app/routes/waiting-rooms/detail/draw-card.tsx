import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { WaitingRoomRow } from "./use-waiting-room.ts";

/** Explains the draw with its seed and hash, so that the order can be computed again. */
export function DrawCard({ room: { seedHash, seed, drawnAt } }: { room: WaitingRoomRow }) {
  return (
    <Card
      title="순서를 뽑은 방법"
      aside={drawnAt === null ? "아직 뽑지 않았어요" : instantText(drawnAt, Date.now())}
    >
      <p className="text-ink-2">
        여는 때에 안에 있던 분들은 씨앗과 표를 이은 글의 SHA-256이 작은 차례로, 그 뒤에 온 분들은 온 차례로
        세요. 씨앗의 해시는 알릴 때 이미 정해져 있어요.
      </p>
      <dl className="mt-3 flex flex-col gap-2 text-micro">
        <div>
          <dt className="text-ink-3">씨앗의 해시</dt>
          <dd className="number break-all select-all">{seedHash}</dd>
        </div>
        <div>
          <dt className="text-ink-3">씨앗</dt>
          <dd className="number break-all select-all">{seed ?? "뽑은 뒤에 보여요"}</dd>
        </div>
      </dl>
    </Card>
  );
}
