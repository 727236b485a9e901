import { type ReactNode, useId } from "react";

type RadioCardsProps<Value extends string> = {
  /** The name of the group. */
  label: string;
  value: Value | null;
  onChange(value: Value): void;
  options: readonly { value: Value; content: ReactNode; disabled?: boolean }[];
  /**
   * `tile` is a small centred card (결제 수단), `row` a card as wide as its place with a dot (배송지), `plain` the same
   * without a card (취소 이유).
   */
  look: "tile" | "row" | "plain";
  className?: string;
};

/** Radio group rendered as cards, on native radio buttons for the arrow keys. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, value, onChange, options, look, className } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={className ?? GROUP_CLASSES[look]}>
        {options.map((option) => (
          <label key={option.value} className={OPTION_CLASSES[look]}>
            <input
              className="peer sr-only"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {look !== "tile" && (
              <span
                className="mt-px size-22px flex-none rounded-full bg-surface inset-shadow-control peer-checked:inset-shadow-dot"
                aria-hidden
              />
            )}
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const FOCUS_CLASS =
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:bg-sunken has-disabled:text-ink-disabled";

const TILE_CLASS = `flex h-18 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-md bg-surface text-label font-medium text-ink-2 inset-shadow-outline has-checked:bg-brand-tint has-checked:font-bold has-checked:text-brand-ink has-checked:inset-shadow-selected ${FOCUS_CLASS}`;

const ROW_CLASS = `flex cursor-pointer gap-3 rounded-lg bg-surface p-4 inset-shadow-outline has-checked:inset-shadow-selected ${FOCUS_CLASS}`;

const PLAIN_CLASS = `flex min-h-12 cursor-pointer items-center gap-3 rounded-md has-checked:font-semibold ${FOCUS_CLASS}`;

const OPTION_CLASSES = { tile: TILE_CLASS, row: ROW_CLASS, plain: PLAIN_CLASS } as const;
const GROUP_CLASSES = {
  tile: "grid grid-cols-3 gap-2",
  row: "flex flex-col gap-2",
  plain: "flex flex-col",
} as const;
