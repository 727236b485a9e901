import { NavLink, Outlet } from "react-router";
import { paths, SETTINGS_TABS } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { SETTINGS } from "./settings-navigation-entries.ts";

export const meta = () => [{ title: "설정 · 오늘의과일 운영" }];

/** Frame of the settings: the sections that the operator may see, each an address. */
export default function SettingsFrame() {
  const { may } = useMe();
  const tabs = SETTINGS_TABS.filter((tab) => may(SETTINGS[tab].permission));
  return (
    <>
      <PageHeading isOnCanvas title="설정" aside="바꾸면 모두 기록에 남아요" />
      <div className="grid grid-cols-[196px_minmax(0,1fr)] items-start gap-6 max-wide:grid-cols-1 max-wide:gap-3">
        <nav aria-label="설정" className="flex flex-col gap-px max-wide:flex-row max-wide:overflow-x-auto">
          {tabs.map((tab) => (
            <Section key={tab} to={paths.settings(tab)} label={SETTINGS[tab].label} />
          ))}
          <Section to={paths.calendar} label="쉬는 날·마감" />
        </nav>
        <div className="flex min-w-0 flex-col gap-4">
          <Outlet />
        </div>
      </div>
    </>
  );
}

function Section({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      className="flex h-8 flex-none items-center rounded-sm px-2.5 font-medium text-ink-2 hover:bg-line aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink max-desk:h-11"
    >
      {label}
    </NavLink>
  );
}
