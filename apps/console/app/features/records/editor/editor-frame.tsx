import X from "lucide-react/icons/x";
import type { ReactNode } from "react";

type EditorFrameProps = {
  label: string;
  title: ReactNode;
  onClose(): void;
  foot?: ReactNode;
  children: ReactNode;
};

/** The card of 440 px in which a record is made or edited. */
export function EditorFrame({ label, title, onClose, foot, children }: EditorFrameProps) {
  return (
    <section aria-label={label} className="min-w-0 rounded-card bg-surface inset-shadow-hairline">
      <header className="flex min-h-11 items-center gap-2 px-4 pt-3">
        <h2 className="min-w-0 truncate text-form font-bold">{title}</h2>
        <button
          type="button"
          aria-label="닫기"
          className="ml-auto grid size-8 flex-none place-items-center rounded-sm text-ink-3 hover:bg-hover max-desk:size-11"
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      </header>
      <div className="grid grid-cols-2 gap-3 px-4 pt-2 pb-4">{children}</div>
      {foot && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">{foot}</footer>
      )}
    </section>
  );
}
