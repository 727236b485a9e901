import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { secondsText } from "./convert-datetime-with-seconds.ts";

type NoPastDataProps = {
  /** Reason for which nothing is shown. */
  state: "before_records" | "not_there";
  recordsFrom: string;
  /** Earliest instant at which something is known; `null`: none is. */
  first: string | null;
  onChange(at: string): void;
};

/** Says that nothing is known of an instant and why, and leads to the first of which something is. */
export function NoPastData({ state, recordsFrom, first, onChange }: NoPastDataProps) {
  const title =
    state === "before_records"
      ? "기록이 시작되기 전이라 알 수 없어요"
      : "그때는 아직 없었거나 이미 지운 뒤예요";
  return (
    <EmptyState emoji="🕰️" title={title}>
      <p>{secondsText(recordsFrom)}부터 바뀐 것을 모두 적어 두었어요. 그 전은 짐작하지 않아요.</p>
      {first && <Button onClick={() => onChange(first)}>알 수 있는 첫 때 보기</Button>}
    </EmptyState>
  );
}
