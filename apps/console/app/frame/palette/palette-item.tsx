import { Command } from "cmdk";
import type { PaletteHit } from "./build-palette-hit-groups.ts";

/** A line of the palette: an icon, what it is, and the keys that do the same. */
export function PaletteItem({ hit, onTake }: { hit: PaletteHit; onTake(): void }) {
  const { icon: Icon, label, detail, aside, keys } = hit;
  return (
    <Command.Item
      value={hit.id}
      onSelect={onTake}
      className="flex min-h-9.5 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-selected"
    >
      <Icon className="flex-none text-ink-3" aria-hidden />
      <span className="min-w-0 truncate">
        <b className={detail === undefined ? "font-medium" : "number font-semibold"}>{label}</b>
        {detail !== undefined && <span className="ml-2 text-ink-2">{detail}</span>}
      </span>
      <span className="ml-auto flex flex-none items-center gap-1 text-micro text-ink-3">
        {aside}
        {keys?.map((key) => (
          <kbd
            key={key}
            className="min-w-5 rounded-xs px-1 text-center font-sans text-nano/5 font-semibold inset-shadow-outline"
          >
            {key}
          </kbd>
        ))}
      </span>
    </Command.Item>
  );
}
