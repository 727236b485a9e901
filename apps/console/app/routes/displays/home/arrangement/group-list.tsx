import { SortableList } from "../../../../ui/sorting/sortable-list.tsx";
import type { HomeGroup } from "../use-stored-home-records.ts";
import { GroupRow } from "./group-row.tsx";
import { listMoveMenuEntries } from "./list-move-menu-entries.ts";

type GroupListProps = {
  groups: readonly HomeGroup[];
  /** Ids of the page's groups, from the top. */
  ids: readonly number[];
  /** Groups that the shop shows and the draft does not. */
  offIds: readonly number[];
  currentId: number | null;
  isHeld: boolean;
  onArrange(ids: number[]): void;
  onOpen(id: number): void;
};

/** Groups of a page of the home in their order: dragged, moved by keys, or by the menu of a row; those off come last. */
export function GroupList({ groups, ids, offIds, currentId, isHeld, onArrange, onOpen }: GroupListProps) {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const nameOf = (id: string) => byId.get(Number(id))?.name ?? id;
  const rowOf = (id: number) => {
    const group = byId.get(id);
    return (
      group && {
        group,
        isCurrent: id === currentId,
        isHeld,
        entries: listMoveMenuEntries(ids, id, isHeld, onArrange),
        onOpen: () => onOpen(id),
        onSwitch: (isOn: boolean) => onArrange(isOn ? [...ids, id] : ids.filter((each) => each !== id)),
      }
    );
  };
  return (
    <>
      <SortableList
        label="묶음 차례"
        ids={ids.map(String)}
        layout="list"
        isHeld={isHeld}
        nameOf={nameOf}
        onSort={(sorted) => onArrange(sorted.map(Number))}
      >
        {(id, handle) => {
          const row = rowOf(Number(id));
          return row && <GroupRow {...row} handle={handle} />;
        }}
      </SortableList>
      {offIds.length > 0 && (
        <ul aria-label="끈 묶음">
          {offIds.map((id) => {
            const row = rowOf(id);
            return <li key={id}>{row && <GroupRow {...row} />}</li>;
          })}
        </ul>
      )}
    </>
  );
}
