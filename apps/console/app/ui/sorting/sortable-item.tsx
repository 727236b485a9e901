import { useSortable } from "@dnd-kit/sortable";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { ReactNode } from "react";

type SortableItemProps = {
  id: string;
  name: string;
  isHeld: boolean;
  onStep(by: 1 | -1): void;
  children(handle: ReactNode): ReactNode;
};

const BACK = ["ArrowUp", "ArrowLeft"];
const ON = ["ArrowDown", "ArrowRight"];

/** An item of a sorted list with the handle that moves it. */
export function SortableItem({ id, name, isHeld, onStep, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`${name} 옮기기`}
      title="끌거나 Alt와 화살표로 옮겨요"
      disabled={isHeld}
      className="grid h-7 w-6 flex-none cursor-grab touch-none place-items-center rounded-sm bg-surface text-ink-3 disabled:opacity-50 max-desk:size-11"
      onKeyDown={(event) => {
        const by = ON.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : null;
        if (!event.altKey || by === null) {
          listeners?.onKeyDown?.(event);
          return;
        }
        event.preventDefault();
        onStep(by);
      }}
    >
      <GripVertical aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? "relative z-10 opacity-80" : "relative"}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </li>
  );
}
