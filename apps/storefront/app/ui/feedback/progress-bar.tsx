type ProgressBarProps = {
  /** Said to screen readers, e.g. `무료배송까지`. */
  label: string;
  value: number;
  max: number;
  tone?: "brand" | "sale" | "star" | "accent";
  thin?: boolean;
};

/** How far something has come. The words beside it say it too. */
export function ProgressBar({ label, value, max, tone = "brand", thin = false }: ProgressBarProps) {
  return (
    <progress
      className="bar"
      data-tone={tone}
      data-thin={thin || undefined}
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
    />
  );
}
