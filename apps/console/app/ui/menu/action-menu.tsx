import { Menu } from "@base-ui/react/menu";
import ChevronDown from "lucide-react/icons/chevron-down";
import { buttonClass } from "../form/button.tsx";

export type MenuEntry = {
  text: string;
  /** Why it cannot be chosen; `null` where it can. */
  denied: string | null;
  run(): void;
};

/** A menu of acts; what may not be done stays readable with the reason. */
export function ActionMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass({ size: "lg" })}>
        <ChevronDown aria-hidden />
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="min-w-50 rounded-card bg-surface py-1.5 shadow-pop outline-none">
            {entries.map(({ text, denied, run }) => (
              <Menu.Item
                key={text}
                disabled={denied !== null}
                onClick={run}
                className="flex min-h-8 cursor-default items-center px-3.5 py-1 outline-none data-disabled:text-ink-disabled data-highlighted:bg-hover max-desk:min-h-13 max-desk:text-form"
              >
                <span>
                  {text}
                  {denied !== null && <span className="block text-micro text-ink-3">{denied}</span>}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
