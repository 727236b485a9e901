import type { ReactNode } from "react";

export type BadgeTone = "info" | "success" | "warning" | "danger" | "neutral" | "outline";

/** A word that says a state; never colour alone. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5 items-center rounded-sm px-1.5 text-nano font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

const TONES: Record<BadgeTone, string> = {
  info: "bg-info-tint text-info",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  danger: "bg-danger-tint text-danger",
  neutral: "bg-sunken text-ink-2",
  outline: "bg-surface text-ink-2 inset-shadow-outline",
};
