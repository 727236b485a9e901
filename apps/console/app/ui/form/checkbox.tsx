import type { ComponentProps, ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode };

/** A tick of 16 px on the first line of its label, 36 px high (44 on phones), with a hint after the label. */
export function Checkbox({ label, hint, title, className = "", ...rest }: CheckboxProps) {
  return (
    <label
      title={title}
      className={`flex min-h-9 items-start gap-2 py-2.25 max-desk:min-h-11 max-desk:py-3.25 ${className}`}
    >
      <input {...rest} type="checkbox" className="mt-px size-4 flex-none accent-brand" />
      <span className="min-w-0">
        {label}
        {hint && <span className="text-micro text-ink-3"> {hint}</span>}
      </span>
    </label>
  );
}
