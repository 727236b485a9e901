import type { ComponentType, ReactNode } from "react";

type CalloutProps = {
  icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  tone?: "plain" | "success" | "warning" | "brand";
  children: ReactNode;
};

/** Short text with an icon on a ground of its own. */
export function Callout({ icon: Icon, tone = "plain", children }: CalloutProps) {
  return (
    <span className={`flex items-start gap-2 rounded-md px-3.5 py-3 text-label tabular-nums ${TONES[tone]}`}>
      <Icon className="mt-0.5 size-4 flex-none" aria-hidden />
      <span className="min-w-0">{children}</span>
    </span>
  );
}

const TONES = {
  plain: "bg-sunken text-ink-2",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  brand: "bg-brand-tint text-brand-ink",
} as const;
