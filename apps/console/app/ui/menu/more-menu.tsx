import { Menu } from "@base-ui/react/menu";
import Ellipsis from "lucide-react/icons/ellipsis";
import type { MenuEntry } from "./action-menu.tsx";

/** The menu of one row, opened by three dots; what may not be done stays readable with the reason. */
export function MoreMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        className="grid size-7 flex-none place-items-center rounded-sm text-ink-3 hover:bg-hover max-desk:size-11"
      >
        <Ellipsis aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="min-w-36 rounded-card bg-surface py-1.5 shadow-pop outline-none">
            {entries.map(({ text, denied, run }) => (
              <Menu.Item
                key={text}
                disabled={denied !== null}
                onClick={run}
                className="flex min-h-8 cursor-default items-center px-3.5 py-1 outline-none data-disabled:text-ink-disabled data-highlighted:bg-hover max-desk:min-h-11"
              >
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
