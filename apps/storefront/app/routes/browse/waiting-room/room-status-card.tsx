import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ReactNode } from "react";
import basket from "../../../assets/emoji/basket.webp";
import bell from "../../../assets/emoji/bell.webp";
import party from "../../../assets/emoji/party.webp";
import type { Room, RoomPageState, Status } from "./derive-room-page-state.ts";
import { PeopleAheadAndBoxesLeft } from "./people-ahead-and-boxes-left.tsx";
import { RoomCountdown } from "./room-countdown.tsx";

type RoomStatusCardProps = { room: Room; view: RoomPageState; status: Status | null; now: string };

/** Card at the top of the page: where the opening and the own place are. */
export function RoomStatusCard({ room, view, status, now }: RoomStatusCardProps) {
  const place = status?.place ?? null;
  const opensAt = status?.opensAt ?? room.opensAt;
  const number = place?.number ?? 0;
  const pair = `${groupDigits(status?.waiting ?? 0)}명`;
  switch (view) {
    case "announced":
      return (
        <Card tone="tint" title={`${dayText(opensAt, now)} ${kstTimeOf(opensAt)}에 열어요`}>
          <RoomCountdown label="열 때까지" until={opensAt} now={now} />
          <Text>대기실은 {kstTimeOf(room.entersAt)}부터 들어올 수 있어요.</Text>
        </Card>
      );
    case "entering":
      return (
        <Card tone="tint" title={`${dayText(opensAt, now)} ${kstTimeOf(opensAt)}에 열어요`}>
          <RoomCountdown label="열 때까지" until={opensAt} now={now} />
          {place ? (
            <>
              <Text>
                대기실에 들어왔어요.
                <br />이 화면을 열어 두면 돼요.
              </Text>
              <p className="mt-3 text-label text-ink-2 tabular-nums">
                지금 함께 기다리는 분 <b className="font-bold">{pair}</b>
              </p>
            </>
          ) : (
            <Text>로그인하면 대기실에 들어갈 수 있어요.</Text>
          )}
        </Card>
      );
    case "drawn":
    case "maybe":
      return (
        <Card tone={view === "drawn" ? "brand" : "tint"} title="순서를 뽑았어요">
          <p className="mt-2 text-figure1 leading-none font-extrabold tracking-figure tabular-nums">
            {groupDigits(number)}
            <span className="text-figure5">번째</span>
          </p>
          <Text>{view === "drawn" ? sureText(room, status) : maybeText(room)}</Text>
          <PeopleAheadAndBoxesLeft
            number={number}
            ahead={place?.ahead ?? 0}
            left={status?.left ?? 0}
            onBrand={view === "drawn"}
          />
        </Card>
      );
    case "hold":
      return (
        <Card tone="brand" title="차례가 왔어요. 자리를 맡아뒀어요">
          <RoomCountdown label="남은 시간" until={place?.heldUntil ?? now} now={now} />
          <Text>
            시간 안에 결제를 마치면 돼요.
            <br />
            결제하는 동안에는 끝나지 않아요.
          </Text>
        </Card>
      );
    case "paying":
      return (
        <Card tone="brand" title="결제하고 있어요">
          <Text>
            결제하는 동안 자리는 그대로예요.
            <br />
            그만두었다면 잠시 뒤에 다시 이어져요.
          </Text>
        </Card>
      );
    case "bought":
      return (
        <Ended image={party} title="샀어요">
          {groupDigits(number)}번째로 차례가 왔어요. 주문 내역에서 볼 수 있어요.
        </Ended>
      );
    case "expired":
    case "left":
      return (
        <Ended
          image={bell}
          title={view === "left" ? "대기실에서 나왔어요" : `맡아둔 ${room.holdMinutes}분이 지났어요`}
          more={`지금 기다리는 분 ${pair} · 남은 상자 ${groupDigits(status?.left ?? 0)}개`}
        >
          {view === "expired" && (
            <>
              자리를 다음 분께 넘겼어요.
              <br />
            </>
          )}
          {view === "left" && status?.state === "entering"
            ? "다시 들어오면 순서를 뽑을 때 함께해요."
            : "다시 기다리면 지금 온 순서로 이어져요."}
        </Ended>
      );
    case "missed":
    case "over":
      return (
        <Ended image={basket} title={view === "missed" ? "이번에는 모두 팔렸어요" : "오픈이 끝났어요"}>
          {view === "missed" && (
            <>
              {groupDigits(number)}번째까지 차례가 오지 않았어요.
              <br />
            </>
          )}
          {room.lastBought !== null && `마지막으로 산 분은 ${groupDigits(room.lastBought)}번째였어요.`}
        </Ended>
      );
    case "cancelled":
      return (
        <Ended image={bell} title="오픈이 취소됐어요">
          상품에서 지금 살 수 있는지 확인해 주세요.
        </Ended>
      );
  }
}

function sureText(room: Room, status: Status | null): ReactNode {
  const minutes = status?.place?.minutesLeft ?? null;
  return (
    <>
      {groupDigits(room.units)}상자라 살 수 있어요.
      {minutes !== null && (
        <>
          <br />약 {minutes}분 뒤에 차례가 와요.
        </>
      )}
    </>
  );
}

const TIMES = ["", "지난번은", "지난 두 번은", "지난 세 번은"];

function maybeText({ pastLastNumber, pastOpenings }: Room): ReactNode {
  return (
    <>
      앞에서 자리를 비우면 살 수 있어요.
      {pastLastNumber !== null && (
        <>
          <br />
          {TIMES[pastOpenings]} {groupDigits(pastLastNumber)}번째쯤에서 끝났어요.
        </>
      )}
    </>
  );
}

function dayText(instant: string, now: string): string {
  const day = kstDateOf(instant);
  return day === kstDateOf(now) ? "오늘" : formatMonthDay(day);
}

const TONES = {
  tint: "bg-brand-tint",
  brand: "bg-linear-135 from-brand to-brand-strong text-on-brand",
  plain: "bg-sunken",
} as const;

function Card({ tone, title, children }: { tone: keyof typeof TONES; title: string; children: ReactNode }) {
  return (
    <section className="bg-surface px-gutter pt-4" aria-label={title}>
      <div className={`rounded-xl px-5 py-7 text-center ${TONES[tone]}`}>
        <p className={`text-label font-semibold ${tone === "tint" ? "text-brand-ink" : ""}`}>{title}</p>
        {children}
      </div>
    </section>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-body2 opacity-90">{children}</p>;
}

type EndedProps = { image: string; title: string; more?: string; children: ReactNode };

function Ended({ image, title, more, children }: EndedProps) {
  return (
    <section className="bg-surface px-gutter pt-4" aria-label={title}>
      <div className="rounded-xl bg-sunken px-5 py-7 text-center">
        <img className="mx-auto size-18" src={image} alt="" width={72} height={72} />
        <h2 className="mt-3 text-title1 font-bold tracking-tight">{title}</h2>
        <p className="mt-2 text-body2 text-ink-2 tabular-nums">{children}</p>
        {more && <p className="mt-3 text-label text-ink-2 tabular-nums">{more}</p>}
      </div>
    </section>
  );
}
