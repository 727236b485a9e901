import { MAX_GIFT_NAME, MAX_GIFT_RECEIVERS } from "@todayfruit/domain/gifts/gift-limits";
import type { ReceiverFault, TypedReceiver } from "@todayfruit/domain/gifts/receivers/check-receivers";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import type { FieldMessages } from "../../../../api/list-refusal-messages-by-field.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { ICON_BUTTON_CLASS } from "../../../../ui/form/icon-button.tsx";
import { FieldNote } from "../../../../ui/form/text-field.tsx";
import { AddressBookReceiversSheet } from "./address-book-receivers-sheet.tsx";
import { PasteReceiversSheet } from "./paste-receivers-sheet.tsx";

type ReceiverRowsProps = {
  receivers: readonly TypedReceiver[];
  onChange(receivers: TypedReceiver[]): void;
  faults: readonly ReceiverFault[];
  /** Messages of refused fields. */
  sentences: FieldMessages;
};

const FAULTS: Record<ReceiverFault["fault"], string> = {
  name: "이름을 적어주세요",
  phone: "휴대폰 번호 11자리를 적어주세요",
  twice: "위에 적은 번호와 같아요",
};

/** Receivers the shop notifies: a name and a number each, typed one by one or pasted. */
export function ReceiverRows({ receivers, onChange, faults, sentences }: ReceiverRowsProps) {
  const [pasting, setPasting] = useState(false);
  const [picking, setPicking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isFull = receivers.length >= MAX_GIFT_RECEIVERS;

  function change(index: number, part: Partial<TypedReceiver>): void {
    onChange(receivers.map((each, at) => (at === index ? { ...each, ...part } : each)));
  }

  function add(): void {
    onChange([...receivers, { name: "", phone: "" }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus(),
    );
  }

  return (
    <>
      <div className="mt-5 flex items-center justify-between gap-2">
        <span className="text-label font-semibold text-ink-2">
          받는 사람 <span className="text-brand-ink tabular-nums">{receivers.length}</span>
        </span>
        <span className="flex gap-2">
          <Button tone="ghost" size="xs" onClick={() => setPasting(true)}>
            한꺼번에 적기
          </Button>
          <Button tone="ghost" size="xs" disabled={isFull} onClick={() => setPicking(true)}>
            주소록
          </Button>
          <Button tone="tint" size="xs" disabled={isFull} onClick={add}>
            <Plus className="size-4" aria-hidden />
            추가
          </Button>
        </span>
      </div>
      <ul ref={list} className="mt-2 flex flex-col gap-2">
        {receivers.map((receiver, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and only the last is added or any removed.
          <li key={index}>
            <Row
              receiver={receiver}
              position={index + 1}
              faults={faults.filter((fault) => fault.index === index)}
              wrongName={sentences[`receivers[${index}].name`]}
              onChange={(part) => change(index, part)}
              onRemove={
                receivers.length > 1 ? () => onChange(receivers.filter((_, at) => at !== index)) : null
              }
            />
          </li>
        ))}
      </ul>
      <AddressBookReceiversSheet
        open={picking}
        onClose={() => setPicking(false)}
        receivers={receivers}
        onChange={onChange}
      />
      <PasteReceiversSheet
        open={pasting}
        onClose={() => setPasting(false)}
        receivers={receivers}
        onChange={onChange}
      />
    </>
  );
}

type RowProps = {
  receiver: TypedReceiver;
  position: number;
  faults: readonly ReceiverFault[];
  wrongName: string | undefined;
  onChange(part: Partial<TypedReceiver>): void;
  onRemove: (() => void) | null;
};

function Row({ receiver, position, faults, wrongName, onChange, onRemove }: RowProps) {
  const isWrong = (...kinds: ReceiverFault["fault"][]) => faults.some(({ fault }) => kinds.includes(fault));
  const isWrongName = isWrong("name") || wrongName !== undefined;
  const [first] = faults;
  const note = `receiver-${position}-note`;
  return (
    <>
      <div className="flex items-center gap-2">
        <input
          className={`${box(isWrongName)} w-26 flex-none`}
          aria-label={`${position}번째 받는 사람 이름`}
          aria-invalid={isWrongName || undefined}
          aria-describedby={note}
          placeholder="이름"
          autoComplete="off"
          maxLength={MAX_GIFT_NAME}
          value={receiver.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <input
          className={`${box(isWrong("phone", "twice"))} min-w-0 flex-1 tabular-nums`}
          aria-label={`${position}번째 받는 사람 휴대폰 번호`}
          aria-invalid={isWrong("phone", "twice") || undefined}
          aria-describedby={note}
          placeholder="휴대폰 번호"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
          value={receiver.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
        {onRemove && (
          <button
            className={ICON_BUTTON_CLASS}
            type="button"
            aria-label={`${receiver.name || `${position}번째 받는 사람`} 빼기`}
            onClick={onRemove}
          >
            <X aria-hidden />
          </button>
        )}
      </div>
      <FieldNote id={note} text={first ? FAULTS[first.fault] : wrongName} />
    </>
  );
}

function box(isWrong: boolean): string {
  const outline = isWrong
    ? "inset-shadow-danger"
    : "inset-shadow-outline focus:inset-shadow-selected focus:outline-none";
  return `h-13 rounded-md bg-surface px-4 text-body1 ${outline}`;
}
