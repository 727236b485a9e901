import { Badge, type BadgeTone } from "../../../../ui/feedback/badge.tsx";
import { Table } from "../../../../ui/table/table.tsx";
import { TableRow } from "../../../../ui/table/table-row.tsx";
import { CALL_NAMES, TONE_NAMES } from "./rehearsal-labels.ts";
import type { RehearsalRow } from "./use-read-and-manage-rehearsals.ts";

type Report = NonNullable<RehearsalRow["report"]>;

const HEADS = [
  { text: "부른 것" },
  { text: "번", align: "right" },
  { text: "가운데", align: "right" },
  { text: "100번에 한 번", align: "right" },
] as const;
const TONES: Record<Report["findings"][number]["tone"], BadgeTone> = {
  good: "success",
  warning: "warning",
  danger: "danger",
};

/** Report of a rehearsal: findings, what was measured, the forecast for people, and what the numbers rest on. */
export function RehearsalReport({ report: { figures, forecast, findings } }: { report: Report }) {
  const { minutes } = forecast;
  return (
    <>
      <ul aria-label="알게 된 것" className="mt-3 flex flex-col gap-1.5">
        {findings.map(({ tone, text }) => (
          <li key={text} className="flex items-start gap-2">
            <Badge tone={TONES[tone]}>{TONE_NAMES[tone]}</Badge>
            <span className="min-w-0 flex-1">{text}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3">
        <Figure name="판 상자" value={`${count(figures.sold)} / ${count(figures.units)}`} />
        <Figure name="산 사람" value={`${count(figures.bought)}명`} />
        <Figure name="놓은 차례" value={`${count(figures.gaveUp)}명`} />
        <Figure name="못 산 사람" value={`${count(figures.missed)}명`} />
        <Figure name="모두 들어오기" value={seconds(figures.enterSeconds)} />
        <Figure name="순서 뽑기" value={seconds(figures.drawSeconds)} />
        <Figure name="다 팔기" value={seconds(figures.sellSeconds)} />
        <Figure name="차례 묻기" value={`1초 ${count(figures.statusPerSecond)}번`} />
        <Figure name="기다릴 수 있는 분" value={`약 ${count(forecast.mostWaiting)}명`} />
        <Figure name="한 번에 부를 수 있는 분" value={`약 ${count(forecast.mostAtOnce)}명`} />
        <Figure
          name="대기 시간 (처음·가운데·끝)"
          value={`${minutes.first}·${minutes.median}·${minutes.last}분`}
        />
        <Figure name="바로 답하지 못함" value={`${count(figures.serverErrors)}번`} />
      </dl>
      <div className="mt-3">
        <Table label="걸린 시간" heads={HEADS}>
          {figures.calls.map(({ call, count: times, p50Ms, p99Ms }) => (
            <TableRow key={call}>
              <td className="whitespace-nowrap">{CALL_NAMES[call]}</td>
              <td className="number text-right">{count(times)}</td>
              <td className="number text-right whitespace-nowrap">{count(p50Ms)}ms</td>
              <td className="number text-right whitespace-nowrap">{count(p99Ms)}ms</td>
            </TableRow>
          ))}
        </Table>
      </div>
      {figures.refusals.length > 0 && (
        <p className="mt-2 text-ink-2">
          거절: {figures.refusals.map(({ code, count: times }) => `${code} ${count(times)}번`).join(", ")}
        </p>
      )}
      <p className="mt-2 text-micro text-ink-3">
        손님과 가게가 이 컴퓨터에서 함께 돈 값이라, 진짜보다 적게 나와요. 대기 시간은 차례부터 결제까지{" "}
        {count(figures.paySeconds)}초({figures.isPayMeasured ? "이 가게의 지난 오픈" : "어림한 값"}), 차례를
        놓는 분 {figures.giveUpPercent}%로 셈했어요.
      </p>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-micro text-ink-3">{name}</dt>
      <dd className="number text-form font-bold">{value}</dd>
    </div>
  );
}

const count = (value: number) => value.toLocaleString();
const seconds = (value: number) => `${value.toLocaleString()}초`;
