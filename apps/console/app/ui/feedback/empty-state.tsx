import type { ReactNode } from "react";

/** Message of an empty list: one line, and what to do next. */
export function EmptyState({
  emoji,
  title,
  children,
}: {
  emoji: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-14 text-center text-ink-2">
      <span className="mb-1.5 text-emoji" aria-hidden>
        {emoji}
      </span>
      <p className="text-form font-bold text-ink">{title}</p>
      {children}
    </div>
  );
}
