import { Badge } from "../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { Member } from "./use-member.ts";

const NAMES: ReadonlyMap<string, string> = new Map([
  ["termsOfService", "이용약관"],
  ["privacy", "개인정보 처리방침"],
  ["over14", "만 14세 이상"],
  ["advertisingAlarm", "광고 알림"],
  ["nightAlarm", "밤 9시~아침 8시 광고"],
  ["advertisingPromotion", "광고에 개인정보 쓰기"],
]);

/** The last answer of a member to each consent, with its day. */
export function ConsentsCard({ consents }: Pick<Member, "consents">) {
  const latest = [...Map.groupBy(consents, ({ kind }) => kind).values()].flatMap((answers) =>
    answers.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, 1),
  );
  return (
    <Card title="받기로 한 것">
      <ul className="flex flex-col gap-2">
        {latest.map(({ kind, isGiven, at }) => (
          <li key={kind} className="flex items-center gap-2">
            <span>{NAMES.get(kind) ?? kind}</span>
            <span className="number ml-auto text-micro text-ink-3">{shortDay(at)}</span>
            <Badge tone={isGiven ? "success" : "neutral"}>{isGiven ? "받음" : "안 받음"}</Badge>
          </li>
        ))}
      </ul>
      {latest.length === 0 && <p className="text-ink-3">답한 동의가 없어요</p>}
    </Card>
  );
}
