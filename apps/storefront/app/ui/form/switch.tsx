import type { ReactNode } from "react";

type SwitchProps = {
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
  children: ReactNode;
};

/** Switch that takes effect immediately, unlike a checkbox. */
export function Switch({ on, onChange, disabled = false, children }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-label text-ink-2">
      <input
        className="peer sr-only"
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span
        className="relative h-7 w-46px flex-none rounded-full bg-line-strong transition-colors duration-(--dur-fade) after:absolute after:top-3px after:left-3px after:size-22px after:rounded-full after:bg-white after:shadow-knob after:transition-transform after:duration-(--dur-fade) peer-checked:bg-brand peer-checked:after:translate-x-18px peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50"
        aria-hidden
      />
      {children}
    </label>
  );
}
