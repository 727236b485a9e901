import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { NavLink } from "react-router";
import { useMe } from "../session/use-me.ts";
import { Dialog } from "../ui/feedback/dialog.tsx";
import { navigationOf } from "./navigation-entries.ts";
import { useWaitingWorkCounts } from "./use-waiting-work-counts.ts";

/** The bar at the foot of a phone: the urgent screens, and the way to the others. */
export function BottomBar() {
  const { me } = useMe();
  const waiting = useWaitingWorkCounts();
  const [showsOthers, setShowsOthers] = useState(false);
  const allowed = navigationOf(me).map((entry) => ({
    ...entry,
    isOnPhone: entry.isOnPhone ?? me.distributorIds !== null,
  }));
  const others = allowed.filter(({ isOnPhone }) => !isOnPhone);
  return (
    <nav
      aria-label="운영"
      className="no-print fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-(--safe-b) desk:hidden"
    >
      {allowed
        .filter(({ isOnPhone }) => isOnPhone)
        .map(({ label, to, icon: Icon, works }) => {
          const count = waiting.count(works);
          return (
            <NavLink
              key={to}
              to={to}
              end={to === "/"}
              className="relative flex h-14.5 flex-col items-center justify-center gap-1 text-nano font-semibold text-ink-3 aria-[current=page]:text-brand-ink"
            >
              <Icon aria-hidden />
              {label}
              {count > 0 && (
                <b className="number absolute top-1.5 left-1/2 ml-1.5 min-w-4 rounded-full bg-danger px-1 text-center text-nano/4 text-white">
                  {count.toLocaleString()}
                </b>
              )}
            </NavLink>
          );
        })}
      {others.length > 0 && (
        <button
          type="button"
          className="flex h-14.5 flex-col items-center justify-center gap-1 text-nano font-semibold text-ink-3"
          onClick={() => setShowsOthers(true)}
        >
          <Ellipsis aria-hidden />
          더보기
        </button>
      )}
      {showsOthers && (
        <Dialog title="더보기" onClose={() => setShowsOthers(false)}>
          <ul>
            {others.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-13 items-center gap-3 text-form"
                  onClick={() => setShowsOthers(false)}
                >
                  <Icon aria-hidden />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </nav>
  );
}
