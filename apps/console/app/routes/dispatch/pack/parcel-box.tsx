import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { formatLotCodesWithExpiry } from "../../../features/dispatch/format-lot-codes-with-expiry.ts";
import type { Parcel } from "../../../features/dispatch/use-parcels.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";

type ParcelBoxProps = {
  parcel: Parcel;
  /** E.g. `7 / 26`. */
  place: string;
  isPacked: boolean;
  printsLabels: boolean;
  onPack(): void;
  onShortage(): void;
  onHold(): void;
  onSkip(): void;
};

const AREAS = { major: null, secondary_area: "제주", third_area: "도서산간" } as const;

/** One parcel with what goes into it, the receiver and the notes for the way; a press ticks a line. */
export function ParcelBox(props: ParcelBoxProps) {
  const { parcel, place, isPacked, printsLabels } = props;
  const { receiver, giftMessage, products } = parcel;
  const lines = products.flatMap(({ id, name, options }) =>
    options.map((option) => ({ ...option, key: `${id} ${option.id}`, product: name })),
  );
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setTicked(ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key]);
  return (
    <section
      aria-label={`주문 ${parcel.orderNumber} 상자`}
      className="overflow-hidden rounded-card bg-surface shadow-pop inset-shadow-hairline"
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-4">
        <span className="number rounded-sm bg-snackbar px-1.5 text-nano/5 font-semibold text-white">
          {place}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-form">
            <b className="number font-bold">{parcel.orderNumber}</b> {receiver.name}{" "}
            <span className="number whitespace-nowrap text-ink-2">{formatPhone(receiver.phone)}</span>
          </p>
          <p className="text-micro text-ink-3">
            ({receiver.zonecode}) {receiver.roadAddress} {receiver.addressDetail}
          </p>
        </div>
        {AREAS[receiver.areaAddress] && <Badge tone="info">{AREAS[receiver.areaAddress]}</Badge>}
        {giftMessage && <Badge tone="warning">선물</Badge>}
        {isPacked && <Badge tone="success">담음</Badge>}
      </header>
      <ul>
        {lines.map(({ key, product, name, units, lots }) => {
          const isTicked = isPacked || ticked.includes(key);
          return (
            <li key={key} className="border-b border-line">
              <button
                type="button"
                aria-pressed={isTicked}
                className={`grid w-full grid-cols-[minmax(0,1fr)_auto_40px] items-center gap-4 px-5 py-3 text-left ${isTicked ? "bg-success-tint" : "hover:bg-row-hover"}`}
                onClick={() => toggle(key)}
              >
                <span>
                  <b className="block text-form font-semibold">{product}</b>
                  <span className="block text-form text-ink-2">{name}</span>
                  <span className="number block text-micro text-ink-3">
                    {formatLotCodesWithExpiry(lots, units)}
                  </span>
                </span>
                <span className="number text-headline font-bold">
                  {units}
                  <span className="sr-only">개</span>
                </span>
                <span
                  className={`grid size-8 place-items-center rounded-full ${isTicked ? "bg-brand text-white" : "text-transparent inset-shadow-outline"}`}
                >
                  <Check aria-hidden />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {(giftMessage || receiver.memo || receiver.entranceCode) && (
        <dl className="flex flex-col gap-1 border-b border-line bg-canvas px-5 py-3">
          {giftMessage && (
            <Note name={`카드 · ${giftMessage.senderName}`} text={`“${giftMessage.message}”`} />
          )}
          {receiver.memo && <Note name="남긴 말" text={`“${receiver.memo}”`} />}
          {receiver.entranceCode && <Note name="공동현관" text={receiver.entranceCode} />}
        </dl>
      )}
      <div className="grid grid-cols-[2fr_1fr_1fr_1fr] gap-2 px-5 py-3.5 max-desk:grid-cols-2">
        <Button
          size="xl"
          tone="primary"
          shortcut="↵"
          denied={isPacked ? "이미 담았어요" : null}
          onClick={props.onPack}
        >
          {printsLabels ? "다 담았어요 · 라벨 인쇄" : "다 담았어요"}
        </Button>
        <Button size="xl" shortcut="S" onClick={props.onShortage}>
          일부만
        </Button>
        <Button size="xl" shortcut="D" onClick={props.onHold}>
          미루기
        </Button>
        <Button size="xl" shortcut="N" onClick={props.onSkip}>
          건너뛰기
        </Button>
      </div>
    </section>
  );
}

function Note({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="flex-none text-ink-3">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
