import type { ReactNode } from "react";

export type BadgeTone =
  | "recommend"
  | "only"
  | "urgent"
  | "brand"
  | "info"
  | "mute"
  | "line"
  | "success"
  | "warning"
  | "danger";

const TONES: Record<BadgeTone, string> = {
  recommend: "bg-accent text-on-accent",
  only: "bg-ink text-canvas",
  urgent: "bg-sale-tint text-sale",
  brand: "bg-brand-tint text-brand-ink",
  info: "bg-info-tint text-info",
  mute: "bg-sunken text-ink-2",
  line: "text-ink-2 inset-shadow-outline",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  danger: "bg-danger-tint text-danger",
};

export function Badge({
  tone,
  large = false,
  children,
}: {
  tone: BadgeTone;
  large?: boolean;
  children: ReactNode;
}) {
  const size = large ? "min-h-6.5 rounded-6 px-9px fs-micro" : "min-h-5 rounded-xs px-1.5 text-nano";
  return (
    <span
      className={`inline-flex flex-none items-center gap-3px font-semibold tracking-normal whitespace-nowrap ${size} ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
