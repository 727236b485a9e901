import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Room } from "./derive-room-page-state.ts";

const NUMERALS = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

/** Writes a number of boxes out. @example boxCount(2) // "두 상자" */
export function boxCount(units: number): string {
  return `${NUMERALS[units - 1] ?? units} 상자`;
}

/** 이렇게 열어요: the rules of the opening. */
export function RoomRules({ room }: { room: Room }) {
  const hour = kstTimeOf(room.opensAt);
  const steps = [
    {
      rule: `${hour}에 대기실에 있던 분끼리 순서를 뽑아요`,
      more: "먼저 들어와도, 새로고침을 해도 순서는 같아요",
    },
    { rule: `${hour} 뒤에 온 분은 온 순서대로예요` },
    { rule: `한 분에 한 자리, ${boxCount(room.perPerson)}까지예요` },
    {
      rule: `차례가 되면 ${room.holdMinutes}분 동안 자리를 맡아드려요`,
      more: `${room.holdMinutes}분이 지나면 다음 분께 넘어가요`,
    },
  ];
  return (
    <Panel title="이렇게 열어요">
      <ol>
        {steps.map(({ rule, more }) => (
          <li key={rule} className="group relative pb-5.5 pl-7 last:pb-0">
            <span
              className="absolute top-1.5 left-1 size-3 rounded-full bg-brand p-1 before:block before:size-1 before:rounded-full before:bg-surface"
              aria-hidden
            />
            <span
              className="absolute top-5.5 -bottom-0.5 left-9px w-0.5 bg-line group-last:hidden"
              aria-hidden
            />
            <b className="text-body1 font-bold text-brand-ink">{rule}</b>
            {more && <p className="mt-0.5 text-label text-ink-2">{more}</p>}
          </li>
        ))}
      </ol>
      <p className="mt-5 text-caption wrap-anywhere text-ink-3">
        {room.seed === null
          ? `순서를 뽑을 씨앗의 지문(SHA-256) ${room.seedHash}`
          : `순서를 뽑은 씨앗 ${room.seed}`}
      </p>
    </Panel>
  );
}
