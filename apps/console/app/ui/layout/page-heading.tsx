import type { ReactNode } from "react";

/** Heading of a screen with what it is about beside it, and what can be done at the right; a screen of cards is on the canvas. */
export function PageHeading({
  title,
  aside,
  actions,
  isOnCanvas = false,
}: {
  title: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
  isOnCanvas?: boolean;
}) {
  return (
    <div data-canvas={isOnCanvas || undefined} className="mb-3.5 flex min-h-9 flex-wrap items-center gap-2.5">
      <h1 className="text-title font-bold tracking-tight">{title}</h1>
      {aside && <div className="flex flex-wrap items-center gap-2 text-ink-3">{aside}</div>}
      {actions && (
        <div className="ml-auto flex flex-wrap items-center gap-2 max-desk:ml-0 max-desk:w-full">
          {actions}
        </div>
      )}
    </div>
  );
}
