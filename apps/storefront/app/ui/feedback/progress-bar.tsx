type ProgressBarProps = {
  /** Accessible name, e.g. `무료배송까지`. */
  label: string;
  value: number;
  max: number;
  tone?: "brand" | "sale" | "star" | "accent";
  thin?: boolean;
};

/** Progress bar; the text beside it must give the same figure. */
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
