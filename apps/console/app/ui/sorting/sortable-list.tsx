import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { SortableItem } from "./sortable-item.tsx";

type SortableListProps = {
  label: string;
  ids: readonly string[];
  /** A grid wraps its items, a list has one below the other. */
  layout: "grid" | "list";
  isHeld?: boolean;
  className?: string;
  nameOf(id: string): string;
  onSort(ids: string[]): void;
  /** Draws an item around its handle. */
  children(id: string, handle: ReactNode): ReactNode;
};

/** Pixels that the pointer moves before a press becomes a drag, so that a press stays a press. */
const DRAG_PX = 4;

/**
 * A list whose order is changed by dragging the handles, by a handle's Space, arrows and Space, or at once by Alt with an
 * arrow on it.
 */
export function SortableList(props: SortableListProps) {
  const { label, ids, layout, isHeld = false, className = "", nameOf, onSort, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < ids.length && from !== to) onSort(arrayMove([...ids], from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) =>
    move(ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? active.id)));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsOf(ids, nameOf),
        screenReaderInstructions: { draggable: "스페이스로 집고 화살표로 옮긴 뒤 스페이스로 놓아요" },
      }}
    >
      <SortableContext
        items={[...ids]}
        disabled={isHeld}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul aria-label={label} className={className}>
          {ids.map((id, place) => (
            <SortableItem
              key={id}
              id={id}
              name={nameOf(id)}
              isHeld={isHeld}
              onStep={(by) => move(place, place + by)}
            >
              {(handle) => children(id, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1}번째`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} 집었어요. ${place(active.id)}예요`,
    onDragOver: ({ active, over }) => (over ? `${name(active.id)} 지금 ${place(over.id)}예요` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} ${place(over.id)}에 놓았어요` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} 그대로 두었어요`,
  };
}
