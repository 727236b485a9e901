import Search from "lucide-react/icons/search";
import { type FormEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "../paths.ts";
import { useShortcut } from "../ui/keyboard/use-shortcut.ts";
import { LiveUpdatesStatus } from "./live-updates-status.tsx";
import { PaletteButton } from "./palette/palette-button.tsx";

/** The bar at the top: the field that finds an order by whatever is known of it, and how fresh the screen is. */
export function TopBar() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useShortcut("Slash", () => field.current?.focus());
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    if (sought !== "") navigate(`${paths.orders()}?search=${encodeURIComponent(sought)}`);
  };
  return (
    <header className="no-print sticky top-0 z-20 flex h-13 items-center gap-2 bg-surface pr-4 pl-6 inset-shadow-line max-desk:px-3.5">
      <search className="relative w-110 max-w-2/5 max-desk:max-w-none max-desk:flex-1">
        <form onSubmit={find}>
          <Search className="absolute inset-y-0 left-2.5 h-full! text-ink-3" aria-hidden />
          <input
            ref={field}
            name="search"
            type="search"
            maxLength={100}
            aria-label="주문 찾기"
            placeholder="주문 번호, 이름, 휴대폰, 상품, 송장"
            className="h-9 w-full rounded-control bg-sunken pr-16 pl-8.5 text-body focus:bg-surface focus:inset-shadow-focus focus:outline-none max-desk:pr-2.5"
          />
        </form>
        <PaletteButton />
      </search>
      <LiveUpdatesStatus />
    </header>
  );
}
