import { NavLink } from "react-router";
import { useMe } from "../session/use-me.ts";
import { NAVIGATION } from "./navigation-entries.ts";
import { useWaiting } from "./use-waiting.ts";

/** The bar at the foot of a phone: the urgent screens. */
export function BottomBar() {
  const { may } = useMe();
  const waiting = useWaiting();
  return (
    <nav
      aria-label="운영"
      className="no-print fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col bg-surface pb-(--safe-b) inset-shadow-outline desk:hidden"
    >
      {NAVIGATION.filter(({ permission }) => may(permission)).map(({ label, to, icon: Icon, works }) => {
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
    </nav>
  );
}
