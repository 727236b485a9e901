import { Link } from "react-router";

export type TabLink = { to: string; label: string; count?: string | undefined; isUrgent?: boolean };

/** Tabs whose state is in the address, each with its number; red means late today. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly TabLink[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="mb-2.5 flex flex-none overflow-x-auto inset-shadow-line">
      {tabs.map(({ to, label: text, count, isUrgent = false }) => {
        const isOn = to === current;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isOn ? "page" : undefined}
            className={`flex h-9 flex-none items-center gap-1.5 border-b-2 px-2.5 font-medium max-desk:h-11 ${isOn ? "border-brand font-semibold text-ink" : "border-transparent text-ink-2 hover:text-ink"}`}
          >
            {text}
            {count !== undefined && (
              <span
                className={`number rounded-full px-1.5 text-nano/4 font-semibold ${isUrgent ? "bg-danger-tint text-danger" : "bg-sunken text-ink-2"}`}
              >
                {count}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
