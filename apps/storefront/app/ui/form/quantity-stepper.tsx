import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";

type QuantityStepperProps = {
  /** Item counted, for the buttons' names, e.g. `3kg (9~11과)`. */
  name: string;
  value: number;
  /** Upper limit; pressing + there calls `onLimit`. */
  max: number;
  onChange(value: number): void;
  onLimit?(): void;
  /** True while the number is being saved. */
  saving?: boolean;
};

/** Quantity stepper (− n +), never below 1. Rule: specification §5, "Quantity cannot go below 1 by subtraction". */
export function QuantityStepper({
  name,
  value,
  max,
  onChange,
  onLimit,
  saving = false,
}: QuantityStepperProps) {
  const button =
    "relative grid h-9 w-38px place-items-center after:absolute after:-inset-x-3px after:-inset-y-1 disabled:text-ink-disabled aria-disabled:text-ink-disabled";
  const atMost = value >= max;
  return (
    <span className="inline-flex h-9 items-center rounded-10 bg-surface inset-shadow-outline">
      <button
        className={button}
        type="button"
        aria-label={`${name} 수량 줄이기`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus className="size-18px" aria-hidden />
      </button>
      <span
        className={`min-w-26px text-center text-body2 font-semibold tabular-nums ${saving ? "opacity-50" : ""}`}
        aria-live="polite"
        aria-busy={saving || undefined}
      >
        {value}
        <span className="sr-only">개</span>
      </span>
      <button
        className={button}
        type="button"
        aria-label={`${name} 수량 늘리기`}
        aria-disabled={atMost || undefined}
        onClick={() => (atMost ? onLimit?.() : onChange(value + 1))}
      >
        <Plus className="size-18px" aria-hidden />
      </button>
    </span>
  );
}
