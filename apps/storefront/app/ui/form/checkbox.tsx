import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { type ReactNode, useEffect, useRef } from "react";

type CheckboxProps = {
  /** `"some"` is the indeterminate state of a box that represents several. */
  checked: boolean | "some";
  onChange(checked: boolean): void;
  disabled?: boolean;
  /** Text to the right of the box; clicking it toggles the box. */
  children?: ReactNode;
  /** Accessible name of a box without text. */
  label?: string;
  /** Id of the error message shown while the box must be ticked. */
  problem?: string | undefined;
};

/** A round check mark over the platform's own checkbox, 44 px high. */
export function Checkbox({ checked, onChange, disabled = false, children, label, problem }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === "some";
  }, [checked]);

  return (
    <label className="group inline-flex min-h-11 min-w-11 items-center gap-2.5 text-body2 has-disabled:text-ink-disabled">
      <input
        ref={box}
        className="peer sr-only"
        type="checkbox"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <CheckMark checked={checked} disabled={disabled} />
      {children}
    </label>
  );
}

/** Check mark drawing alone, for rows that are themselves the control. */
export function CheckMark({ checked, disabled = false }: { checked: boolean | "some"; disabled?: boolean }) {
  const look = disabled
    ? "bg-sunken text-transparent inset-shadow-control-off"
    : checked
      ? "bg-brand text-on-brand"
      : "bg-surface text-transparent inset-shadow-control";
  return (
    <span
      className={`grid size-6 flex-none place-items-center rounded-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus ${look}`}
      aria-hidden
    >
      {checked === "some" ? (
        <Minus className="size-3.5 stroke-bold" aria-hidden />
      ) : (
        // Hidden as well as transparent: forced colours would draw it.
        <Check className={`size-3.5 stroke-bold ${checked ? "" : "invisible"}`} aria-hidden />
      )}
    </span>
  );
}
