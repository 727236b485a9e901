import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useViewCounts } from "./use-orders.ts";
import { type ListView, VIEWS } from "./views.ts";

/** Views of the list, each with its number; red means late today. */
export function ViewTabs({ current }: { current: ListView }) {
  const { data } = useViewCounts();
  const counts = new Map<ListView, NonNullable<typeof data>["list"][number]>(
    data?.list.map((row) => [row.view, row]),
  );
  return (
    <nav aria-label="보기" className="mb-2.5 flex overflow-x-auto inset-shadow-line">
      {VIEWS.map(({ view, label, isUrgent }) => {
        const found = counts.get(view);
        const isOn = view === current;
        return (
          <Link
            key={view}
            to={paths.orders(view)}
            aria-current={isOn ? "page" : undefined}
            className={`flex h-9 flex-none items-center gap-1.5 border-b-2 px-2.5 font-medium max-desk:h-11 ${isOn ? "border-brand font-semibold text-ink" : "border-transparent text-ink-2 hover:text-ink"}`}
          >
            {label}
            {found !== undefined && found.count > 0 && (
              <span
                className={`number rounded-full px-1.5 text-nano/4 font-semibold ${isUrgent ? "bg-danger-tint text-danger" : "bg-sunken text-ink-2"}`}
              >
                {found.count.toLocaleString()}
                {found.isMore && "+"}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
