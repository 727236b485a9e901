import { lazy, Suspense, useState } from "react";
import { useKeyDown } from "../../ui/keyboard/use-key-down.ts";

const PaletteDialog = lazy(async () => ({ default: (await import("./palette-dialog.tsx")).PaletteDialog }));

/** The way into the command palette: a button that names the key, and ⌘K or Ctrl+K anywhere, also while typing. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  useKeyDown((event) => {
    if (event.code !== "KeyK" || !(event.metaKey || event.ctrlKey) || event.isComposing) return;
    event.preventDefault();
    // Below another dialog it would be out of reach.
    if (document.querySelector("[role=dialog], [role=alertdialog]") === null) setIsOpen(true);
  });
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Meta+K Control+K"
        title="찾기 · 바로 하기"
        className="absolute inset-y-0 right-0 flex items-center gap-1 rounded-control px-2 text-ink-3 hover:bg-hover max-desk:hidden"
        onClick={() => setIsOpen(true)}
      >
        <span className="sr-only">찾기 · 바로 하기</span>
        {["⌘", "K"].map((key) => (
          <kbd
            key={key}
            className="min-w-5 rounded-xs bg-surface px-1 text-center font-sans text-nano/5 font-semibold inset-shadow-outline"
            aria-hidden
          >
            {key}
          </kbd>
        ))}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
