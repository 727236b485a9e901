import type { ComponentProps, ReactNode } from "react";

/** Brand chips are second-level tabs, soft chips third-level. */
export type ChipLook = "brand" | "soft";

type ChipProps = ComponentProps<"button"> & {
  selected: boolean;
  look?: ChipLook;
};

/** Toggle button styled as a chip. */
export function Chip({ selected, look = "brand", className = "", ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={`${chipClass(selected, look)} ${className}`}
    />
  );
}

/** The look of a chip, for links too. */
export function chipClass(selected: boolean, look: ChipLook = "brand"): string {
  const on = look === "brand" ? "bg-brand font-semibold text-on-brand" : "bg-ink font-semibold text-canvas";
  const off = look === "brand" ? "bg-surface text-ink-2 inset-shadow-outline" : "bg-sunken text-ink-2";
  const height = look === "brand" ? "h-9" : "h-34px";
  return `hit-5 inline-flex min-w-11 flex-none items-center justify-center gap-5px rounded-full px-3.5 text-label font-medium whitespace-nowrap transition-colors duration-(--dur-fade) ${height} ${selected ? on : off}`;
}

/** A row of chips that scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      className="scrollbar-none relative flex min-w-0 gap-2 overflow-x-auto px-gutter py-1.5"
      aria-label={label}
    >
      {children}
    </fieldset>
  );
}
