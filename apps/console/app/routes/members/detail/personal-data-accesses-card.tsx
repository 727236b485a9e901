import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { Member } from "./use-member.ts";

/** Who of the shop saw the member's data and why, as the member is shown it too. */
export function PersonalDataAccessesCard({ accesses }: Pick<Member, "accesses">) {
  return (
    <Card title="누가 봤나">
      <p className="mb-2 text-micro text-ink-3">회원도 똑같이 볼 수 있어요</p>
      <ol className="flex flex-col gap-2.5">
        {accesses.map(({ operatorName, reason, at }) => (
          <li key={`${operatorName} ${at} ${reason}`} className="border-l-2 border-line-strong pl-3">
            <b className="font-semibold">{operatorName}</b>{" "}
            <span className="number text-ink-3">{instantText(at, Date.now())}</span>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ol>
      {accesses.length === 0 && <p className="text-ink-3">아직 본 사람이 없어요</p>}
    </Card>
  );
}
