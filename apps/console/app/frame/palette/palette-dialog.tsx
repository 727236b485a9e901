import { Dialog } from "@base-ui/react/dialog";
import { Command } from "cmdk";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useAcceptOrders } from "../../features/orders/use-accept-orders.ts";
import { useMe } from "../../session/use-me.ts";
import { useDebouncedValue } from "../../ui/use-debounced-value.ts";
import { buildPaletteHitGroups, type PaletteHit } from "./build-palette-hit-groups.ts";
import { PaletteItem } from "./palette-item.tsx";
import { keepHit, recentHits } from "./recent-palette-hits-storage.ts";
import { useHits } from "./use-hits.ts";

/** Time in ms after the last key after which the shop is asked: each search for people is an entry of the trail. */
const SETTLED_MS = 300;

/** The command palette: orders, products and members by what is typed, what can be done, and every screen the operator may see. */
export function PaletteDialog({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState("");
  const [recent] = useState(recentHits);
  const { me } = useMe();
  const navigate = useNavigate();
  const accept = useAcceptOrders(() => undefined);
  const settled = useDebouncedValue(typed.trim(), SETTLED_MS);
  const found = useHits(settled);
  const groups = buildPaletteHitGroups({
    typed: typed.trim(),
    found,
    recent,
    me,
    onAccept: (id) => accept.mutate({ orderIds: [id], key: crypto.randomUUID() }),
  });
  const hits = groups.flatMap((group) => group.hits);
  const take = (hit: PaletteHit) => {
    onClose();
    if ("run" in hit) return hit.run();
    if (!hit.isPerson) keepHit(hit);
    void navigate(hit.to);
  };
  /** ⌘↵ opens what is picked in a new tab. */
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits.find(({ id }) => id === picked);
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || !hit || "run" in hit) return;
    event.preventDefault();
    window.open(hit.to, "_blank", "noopener");
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-snackbar/50" />
        <Dialog.Popup className="fixed top-[9vh] left-1/2 z-40 w-160 max-w-[calc(100%-32px)] -translate-x-1/2 overflow-hidden rounded-dialog bg-surface shadow-pop outline-none">
          <Dialog.Title className="sr-only">찾기 · 바로 하기</Dialog.Title>
          <Command
            label="찾기 · 바로 하기"
            shouldFilter={false}
            loop
            value={picked}
            onValueChange={setPicked}
            onKeyDown={onKeyDown}
          >
            <div className="flex h-13 items-center gap-3 px-4 inset-shadow-line">
              <Search aria-hidden />
              <Command.Input
                autoFocus
                value={typed}
                onValueChange={setTyped}
                maxLength={100}
                placeholder="주문 번호, 상품, 회원, 화면"
                className="min-w-0 flex-1 bg-transparent text-form outline-none"
              />
              <kbd className="rounded-xs px-1.5 font-sans text-nano/5 font-semibold text-ink-3 inset-shadow-outline">
                esc
              </kbd>
            </div>
            <Command.List label="찾은 것" className="max-h-[54vh] overflow-auto p-1.5">
              {hits.length === 0 && (
                <p role="status" className="px-3 py-6 text-center text-ink-3">
                  {found.isLooking || settled !== typed.trim()
                    ? "찾는 중이에요"
                    : (found.error?.message ?? "찾는 것이 없어요. 번호나 이름의 앞부분으로 찾아 보세요")}
                </p>
              )}
              {groups.map(({ heading, hits: own }) => (
                <Command.Group
                  key={heading}
                  heading={heading}
                  className="[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:py-2 [&>[cmdk-group-heading]]:text-micro [&>[cmdk-group-heading]]:text-ink-3"
                >
                  {own.map((hit) => (
                    <PaletteItem key={hit.id} hit={hit} onTake={() => take(hit)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            <p className="flex flex-wrap gap-3 border-t border-line px-4 py-2.5 text-micro text-ink-3">
              <span>↑ ↓ 고르기</span>
              <span>↵ 실행</span>
              <span>⌘↵ 새 탭</span>
              <span className="ml-auto">초성도 찾아요 · ㅈㅅ</span>
            </p>
          </Command>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
