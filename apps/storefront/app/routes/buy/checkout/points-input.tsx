import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useId, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";

type PointsInputProps = {
  /** Points to use now, 0 for none. */
  value: number;
  /** Points the shopper has. */
  balance: number;
  /** Upper limit for this order; never above the balance. */
  most: number;
  /** Lower limit for using points. */
  least: number;
  onChange(value: number): void;
};

/** 포인트 사용: clamps an amount above the limit and shows a hint; an amount below the minimum shows an error. */
export function PointsInput({ value, balance, most, least, onChange }: PointsInputProps) {
  const id = useId();
  const [note, setNote] = useState<{ tone: "hint" | "error"; text: string } | null>(null);

  function use(wanted: number): void {
    if (wanted > most) {
      setNote({ tone: "hint", text: `이번 주문에는 ${groupDigits(most)}P까지 쓸 수 있어요` });
      onChange(most);
      return;
    }
    setNote(
      wanted > 0 && wanted < least
        ? { tone: "error", text: `${groupDigits(least)}P부터 쓸 수 있어요` }
        : null,
    );
    onChange(wanted);
  }

  return (
    <div>
      <div className="flex gap-2">
        <label className="sr-only" htmlFor={id}>
          사용할 포인트
        </label>
        <div className="flex min-h-13 min-w-0 flex-1 items-center gap-1 rounded-md bg-surface px-4 inset-shadow-outline focus-within:inset-shadow-selected">
          <input
            id={id}
            className="tabular min-w-0 flex-1 bg-transparent text-right outline-none"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={value === 0 ? "" : groupDigits(value)}
            onChange={(event) => use(Number(event.target.value.replace(/\D/g, "").slice(0, 9)))}
            aria-invalid={note?.tone === "error" || undefined}
            aria-describedby={`${id}-note`}
          />
          <span>P</span>
        </div>
        <Button className="min-h-13" tone="outline" disabled={most < least} onClick={() => use(most)}>
          모두 사용
        </Button>
      </div>
      <p
        id={`${id}-note`}
        className={`mt-1.5 text-caption ${note?.tone === "error" ? "text-danger" : "text-ink-3"}`}
        aria-live="polite"
      >
        {note?.text ?? `가진 포인트 ${groupDigits(balance)}P`}
      </p>
    </div>
  );
}
