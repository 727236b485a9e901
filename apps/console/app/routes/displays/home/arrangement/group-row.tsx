import type { ReactNode } from "react";
import { groupText } from "../../../../features/displays/display-group-labels-and-content-fields.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Switch } from "../../../../ui/form/switch.tsx";
import { shortDay } from "../../../../ui/format-dates-and-durations.ts";
import type { MenuEntry } from "../../../../ui/menu/action-menu.tsx";
import { MoreMenu } from "../../../../ui/menu/more-menu.tsx";
import type { HomeGroup } from "../use-stored-home-records.ts";

type GroupRowProps = {
  group: HomeGroup;
  /** Handle that moves it; absent for one that is off. */
  handle?: ReactNode;
  isCurrent: boolean;
  isHeld: boolean;
  entries: readonly MenuEntry[];
  onOpen(): void;
  onSwitch(isOn: boolean): void;
};

/** A group on a page of the home: what it is, its handle, and the switch that shows it. */
export function GroupRow({ group, handle, isCurrent, isHeld, entries, onOpen, onSwitch }: GroupRowProps) {
  const isOn = handle !== undefined;
  const ground = isCurrent
    ? "bg-row-current inset-shadow-focus"
    : `inset-shadow-hairline ${isOn ? "bg-surface" : "bg-sunken"}`;
  return (
    <div
      className={`mt-1.5 grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-2 rounded-control p-2 ${ground}`}
    >
      {handle ?? <span />}
      <button type="button" aria-pressed={isCurrent} className="min-w-0 text-left" onClick={onOpen}>
        <b className={`block truncate font-semibold ${isOn ? "" : "text-ink-3"}`}>{group.name}</b>
        <span className="block truncate text-micro text-ink-3">{groupText(group)}</span>
      </button>
      <span className="flex items-center gap-1.5">
        {group.endsAt !== null && <EndBadge endsAt={group.endsAt} />}
        <Switch label={`${group.name} 보이기`} isOn={isOn} isHeld={isHeld} onChange={onSwitch} />
        {isOn && <MoreMenu label={`${group.name} 더 하기`} entries={entries} />}
      </span>
    </div>
  );
}

function EndBadge({ endsAt }: { endsAt: string }) {
  return Date.parse(endsAt) <= Date.now() ? (
    <Badge>끝남 {shortDay(endsAt)}</Badge>
  ) : (
    <Badge tone="info">{shortDay(endsAt)}까지</Badge>
  );
}
