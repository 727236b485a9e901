import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import icon from "../assets/icon.svg";
import { useMe } from "../session/use-me.ts";
import { findCurrentNavigationEntry } from "./find-current-navigation-entry.ts";
import { LoggedInOperatorRow } from "./logged-in-operator-row.tsx";
import { NAVIGATION, type NavigationEntry, navigationOf } from "./navigation-entries.ts";
import { useWaitingWorkCounts } from "./use-waiting-work-counts.ts";

/** Entries, cut before each that begins a group. */
const GROUPS = NAVIGATION.reduce<NavigationEntry[][]>((groups, entry) => {
  const last = groups.at(-1);
  if (last && !entry.group) last.push(entry);
  else groups.push([entry]);
  return groups;
}, []);

/** The bar at the side: screens that the operator may see by groups, each with its open work. */
export function SideNavigation() {
  const { me } = useMe();
  const waiting = useWaitingWorkCounts();
  const shown = navigationOf(me);
  const current = findCurrentNavigationEntry(NAVIGATION, useLocation().pathname);
  return (
    <aside className="no-print sticky top-0 flex h-dvh w-side flex-col overflow-auto bg-sunken px-2 py-2.5 inset-shadow-side max-desk:hidden max-wide:w-auto">
      <p className="mb-1.5 flex h-9 items-center gap-2 px-2 text-form font-extrabold">
        <img src={icon} alt="" width={22} height={22} />
        <span className="max-wide:sr-only">오늘의과일</span>
        <small className="ml-auto text-nano font-semibold text-ink-3 max-wide:hidden">운영</small>
      </p>
      <nav aria-label="운영" className="flex flex-col gap-px">
        {GROUPS.map((group) => {
          const allowed = group.filter((entry) => shown.includes(entry));
          const name = group[0]?.group;
          return (
            allowed.length > 0 && (
              <Fragment key={group[0]?.to}>
                {name && (
                  <p className="px-2.5 pt-2.5 pb-1 text-nano font-semibold text-ink-3 max-wide:hidden">
                    {name}
                  </p>
                )}
                {allowed.map((entry) => (
                  <SideLink
                    key={entry.to}
                    entry={entry}
                    isCurrent={entry === current}
                    count={waiting.count(entry.works)}
                  />
                ))}
              </Fragment>
            )
          );
        })}
      </nav>
      <LoggedInOperatorRow />
    </aside>
  );
}

type SideLinkProps = { entry: NavigationEntry; isCurrent: boolean; count: number };

function SideLink({ entry, isCurrent, count }: SideLinkProps) {
  const { label, to, icon: Icon, isUrgent } = entry;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className="group flex h-7.5 flex-none items-center gap-2.5 rounded-sm pr-2 pl-2.5 font-medium text-ink-2 hover:bg-line aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:inset-shadow-hairline"
    >
      <Icon className="text-ink-3 group-aria-[current=page]:text-brand" aria-hidden />
      <span className="max-wide:sr-only">{label}</span>
      {count > 0 && (
        <b
          className={`number ml-auto min-w-5 rounded-full px-1.5 text-center text-nano/4.5 font-semibold max-wide:hidden ${isUrgent ? "bg-danger text-white" : "bg-line text-ink-2"}`}
        >
          {count.toLocaleString()}
          <span className="sr-only">건이 기다려요</span>
        </b>
      )}
    </Link>
  );
}
