import { forecastOpeningFromRehearsal } from "./forecast-opening-from-rehearsal.ts";
import type { CallFigures, RehearsalFigures, RehearsedCall } from "./rehearsal-figure-types.ts";

export const FINDING_TONES = ["good", "warning", "danger"] as const;

/** Finding of a rehearsal: how grave it is, and a sentence for operators. */
export type RehearsalFinding = { tone: (typeof FINDING_TONES)[number]; text: string };

/** Slowest 99th percentile in ms at which a page feels at once. */
const SLOW_MS = 2000;
/** Longest wait of the last place in minutes for which no more places at once are proposed. */
const LONG_MINUTES = 15;

const CALL_NAMES: Record<RehearsedCall, string> = {
  enter: "들어오기",
  wait: "차례 묻기",
  open: "주문서 열기",
  price: "금액 계산",
  order: "주문",
  pay: "결제",
};

/** Turns the figures of a rehearsal into findings and proposals, the gravest first. */
export function rehearsalFindings(figures: RehearsalFigures): RehearsalFinding[] {
  const findings = [
    ...bookFindings(figures),
    ...errorFindings(figures),
    ...capacityFindings(figures),
    ...paceFindings(figures),
    ...slowFindings(figures.calls),
  ];
  const rank = { danger: 0, warning: 1, good: 2 };
  return findings.sort((a, b) => rank[a.tone] - rank[b.tone]);
}

function bookFindings({ breaches, twice, sold, units, left, missed }: RehearsalFigures): RehearsalFinding[] {
  const findings: RehearsalFinding[] = [];
  if (sold > units) findings.push(danger(`상자보다 ${number(sold - units)}개 더 팔았어요. 열지 마세요`));
  if (twice > 0) findings.push(danger(`${number(twice)}명이 두 번 샀어요. 열지 마세요`));
  if (breaches.length > 0) findings.push(danger(`장부가 맞지 않아요: ${breaches.join(", ")}. 열지 마세요`));
  if (findings.length === 0)
    findings.push(good(`${number(sold)}상자를 팔았고, 두 번 산 사람도 더 판 상자도 없어요`));
  if (left > 0 && missed > 0)
    findings.push(warning(`${number(left)}상자가 남았는데 ${number(missed)}명이 못 샀어요`));
  else if (left > 0) findings.push(good(`${number(left)}상자가 남았어요. 더 많은 사람으로도 해 보세요`));
  return findings;
}

function errorFindings({ serverErrors }: RehearsalFigures): RehearsalFinding[] {
  if (serverErrors === 0) return [];
  return [warning(`서버가 ${number(serverErrors)}번 바로 답하지 못해 화면이 다시 물었어요`)];
}

function capacityFindings(figures: RehearsalFigures): RehearsalFinding[] {
  const { mostWaiting } = forecastOpeningFromRehearsal(figures);
  const text = `이 컴퓨터에서는 한 번에 약 ${number(mostWaiting)}명까지 기다릴 수 있어요`;
  return [
    mostWaiting < figures.buyers
      ? warning(`${text}. ${number(figures.buyers)}명이 오면 모자라니 서버를 늘려 주세요`)
      : good(text),
  ];
}

function paceFindings(figures: RehearsalFigures): RehearsalFinding[] {
  const { mostAtOnce, minutes } = forecastOpeningFromRehearsal(figures);
  if (figures.atOnce > mostAtOnce)
    return [
      warning(
        `한 번에 ${number(figures.atOnce)}명을 부르면 결제가 밀려요. 한 번에 ${number(mostAtOnce)}명까지만 불러 주세요`,
      ),
    ];
  const enough = Math.ceil(figures.units / Math.max(1, figures.perPerson));
  const more = Math.min(mostAtOnce, figures.atOnce * 2, enough);
  if (minutes.last <= LONG_MINUTES || more <= figures.atOnce)
    return [good(`마지막 상자의 차례까지 ${about(minutes.last)}`)];
  const then = forecastOpeningFromRehearsal(figures, more).minutes.last;
  return [
    warning(
      `마지막 상자의 차례까지 약 ${number(minutes.last)}분이에요. 한 번에 ${number(more)}명까지 부르면 약 ${number(then)}분이 돼요`,
    ),
  ];
}

function slowFindings(calls: readonly CallFigures[]): RehearsalFinding[] {
  return calls
    .filter(({ p99Ms }) => p99Ms > SLOW_MS)
    .map(({ call, p99Ms }) =>
      warning(`${CALL_NAMES[call]}: 100번에 한 번은 ${(p99Ms / 1000).toFixed(1)}초 넘게 걸려요`),
    );
}

const about = (minutes: number) => (minutes === 0 ? "기다림이 거의 없어요" : `약 ${number(minutes)}분이에요`);
const good = (text: string): RehearsalFinding => ({ tone: "good", text });
const warning = (text: string): RehearsalFinding => ({ tone: "warning", text });
const danger = (text: string): RehearsalFinding => ({ tone: "danger", text });
const number = (value: number) => value.toLocaleString("ko-KR");
