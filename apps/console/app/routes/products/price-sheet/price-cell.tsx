import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ClipboardEvent, KeyboardEvent } from "react";

type PriceCellProps = {
  /** E.g. "제주 감귤 3kg 판매가". */
  label: string;
  /** Price of the shop in 원. */
  price: number;
  /** Typed text in place of the price; `undefined` where nothing is typed. */
  text: string | undefined;
  isBad: boolean;
  isHeld: boolean;
  onWrite(text: string): void;
  onPaste(text: string): void;
  /** Moves the focus by rows. */
  onMove(by: number, from: HTMLElement): void;
  onFillDown(): void;
};

/** A cell of the sheet: typed over the price of the shop, which stays visible beside it; Escape restores it. */
export function PriceCell(props: PriceCellProps) {
  const { label, price, text, isBad, isHeld, onWrite, onPaste, onMove, onFillDown } = props;
  const isChanged = text !== undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isFill = event.code === "KeyD" && (event.metaKey || event.ctrlKey);
    const by = event.key === "Enter" || event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0 && !isFill && event.key !== "Escape") return;
    event.preventDefault();
    if (by !== 0) onMove(event.key === "Enter" && event.shiftKey ? -1 : by, event.currentTarget);
    else if (isFill) onFillDown();
    else onWrite(String(price));
  };
  return (
    <td
      className={`relative h-9 w-32 min-w-22 border-l border-line p-0 ${isBad ? "bg-danger-tint" : isChanged ? "bg-warning-tint" : ""}`}
    >
      <span className="flex items-center">
        {isChanged && (
          <s className="number flex-none pl-2 text-micro text-ink-2" aria-hidden>
            {groupDigits(price)}
          </s>
        )}
        <input
          className={`number h-9 w-full min-w-0 bg-transparent px-2.5 text-right text-body focus:inset-shadow-focus focus:outline-none ${isBad ? "font-semibold text-danger" : isChanged ? "font-semibold" : ""}`}
          aria-label={label}
          aria-invalid={isBad || undefined}
          inputMode="numeric"
          disabled={isHeld}
          value={text ?? groupDigits(price)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => onWrite(target.value)}
          onPaste={(event: ClipboardEvent) => {
            event.preventDefault();
            onPaste(event.clipboardData.getData("text/plain"));
          }}
          onKeyDown={onKeyDown}
        />
      </span>
    </td>
  );
}
