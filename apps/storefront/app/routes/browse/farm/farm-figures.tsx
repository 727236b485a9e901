import type { Reply } from "@todayfruit/contract/all-calls";
import { onTimePercent } from "@todayfruit/domain/farms/compute-on-time-percent";
import { groupDigits } from "@todayfruit/domain/money/format-won";

/** Punctuality, answers and reviews of a farm; figures that rest on too little are absent. */
export function FarmFigures({ farm }: { farm: Reply<"GET /v1/farms/{id}"> }) {
  const { punctuality, answerHours, reviews } = farm;
  const percent = punctuality && onTimePercent(punctuality);
  const figures = [
    ...(percent === null ? [] : [{ value: `${percent}`, unit: "%", name: "제때 도착" }]),
    ...(answerHours === null
      ? []
      : [{ value: groupDigits(answerHours), unit: "시간", name: "문의에 답하기까지" }]),
    ...(reviews.count === 0
      ? []
      : [
          {
            value: reviews.scoreAverage.toFixed(1),
            unit: "점",
            name: `후기 ${groupDigits(reviews.count)}개`,
          },
        ]),
  ];
  if (figures.length === 0) return null;
  return (
    <section className="mt-2 bg-surface px-gutter py-6 tabular-nums" aria-label="농장이 지켜 온 것">
      <dl className="flex rounded-lg bg-sunken py-4">
        {figures.map(({ value, unit, name }) => (
          <div
            key={name}
            className="flex flex-1 flex-col-reverse items-center border-line not-first:border-l"
          >
            <dt className="text-caption text-ink-2">{name}</dt>
            <dd className="text-title1 font-extrabold tracking-tight">
              {value}
              <span className="text-label font-semibold">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {punctuality && percent !== null && (
        <p className="mt-3 text-caption text-ink-3">
          {`지난 90일 보낸 ${groupDigits(punctuality.parcels)}상자 중 ${groupDigits(punctuality.onTime)}상자가 처음 약속한 날이나 그 전에 도착했어요.`}
        </p>
      )}
    </section>
  );
}
