import { Link } from "react-router";
import type { TabLink } from "./tab-links.tsx";

/** Views within a tab, side by side in one field of 32 px; the one that is shown is raised. */
export function SegmentLinks({
  label,
  segments,
  current,
}: {
  label: string;
  segments: readonly TabLink[];
  current: string;
}) {
  return (
    <nav
      aria-label={label}
      className="mb-2.5 flex w-max max-w-full flex-none overflow-x-auto rounded-control bg-sunken p-0.5 inset-shadow-hairline"
    >
      {segments.map(({ to, label: text, count }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? "page" : undefined}
          className="flex h-7 flex-none items-center gap-1.5 rounded-sm px-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:inset-shadow-hairline max-desk:h-10"
        >
          {text}
          {count !== undefined && <span className="number text-micro font-medium text-ink-2">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
