import { ErrorScreen } from "../../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { EarlierRehearsal } from "./earlier-rehearsal.tsx";
import { LatestRehearsal } from "./latest-rehearsal.tsx";
import { RehearsalForm } from "./rehearsal-form.tsx";
import { useRehearsals } from "./use-read-and-manage-rehearsals.ts";

/** Rehearsal of an opening: how many come, what the latest one showed, and those before. */
export function RehearsalCard({ roomId }: { roomId: number }) {
  const rehearsals = useRehearsals(roomId);
  const [first] = rehearsals.data?.pages ?? [];
  if (rehearsals.error && !first)
    return <ErrorScreen error={rehearsals.error} onRetry={() => void rehearsals.refetch()} />;
  if (!first) return <RowsSkeleton rows={4} />;
  const [latest, ...earlier] = rehearsals.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Card title="오픈 리허설" aside="진짜 재고와 주문은 그대로예요">
      <p className="text-ink-2">
        가게의 복사본에서 가짜 손님이 이 오픈을 미리 사 봐요. 무엇이 느린지, 몇 명까지 되는지, 얼마나
        기다리는지 알려 드려요. 메시지와 결제는 밖으로 나가지 않아요.
      </p>
      <RehearsalForm key={roomId} roomId={roomId} page={first} latestId={latest?.id ?? 0} />
      {latest ? (
        <LatestRehearsal rehearsal={latest} />
      ) : (
        <p className="mt-4 text-ink-3">아직 해 보지 않았어요</p>
      )}
      {earlier.length > 0 && (
        <section aria-label="지난 리허설" className="mt-4 border-t border-line pt-3">
          <h3 className="mb-2 font-semibold">지난 리허설</h3>
          <ul className="flex flex-col gap-2">
            {earlier.map((rehearsal) => (
              <EarlierRehearsal key={rehearsal.id} rehearsal={rehearsal} />
            ))}
          </ul>
          {rehearsals.hasNextPage && (
            <Button
              className="mt-2.5"
              size="sm"
              busy={rehearsals.isFetchingNextPage}
              onClick={() => void rehearsals.fetchNextPage()}
            >
              더 보기
            </Button>
          )}
        </section>
      )}
    </Card>
  );
}
