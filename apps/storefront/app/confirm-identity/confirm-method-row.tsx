import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";

type ConfirmMethodRowProps = {
  /** Icon in the circle on the left. */
  mark: ReactNode;
  /** Colours of the circle. */
  look?: string;
  label: string;
  /** One line under the label. */
  hint?: string | undefined;
  busy?: boolean;
  onClick(): void;
};

/** Row that offers a further way to confirm. */
export function ConfirmMethodRow({
  mark,
  look = "bg-sunken",
  label,
  hint,
  busy = false,
  onClick,
}: ConfirmMethodRowProps) {
  return (
    <button
      type="button"
      className="flex min-h-18 w-full items-center gap-3 rounded-lg px-4 py-3 text-left inset-shadow-outline transition-transform duration-(--dur-tap) active:scale-press"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onClick()}
    >
      <span className={`grid size-10 flex-none place-items-center rounded-full ${look}`} aria-hidden>
        {busy ? <span className="spinner" /> : mark}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{label}</b>
        {hint && <span className="block text-caption text-ink-3 tabular">{hint}</span>}
      </span>
      <ChevronRight className="size-18px flex-none text-ink-3" aria-hidden />
    </button>
  );
}
