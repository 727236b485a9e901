import type { MenuEntry } from "../../../../ui/menu/action-menu.tsx";

/** Lists the moves of an item within its list: up, down, to the top, to the bottom. */
export function listMoveMenuEntries(
  ids: readonly number[],
  id: number,
  isHeld: boolean,
  onArrange: (ids: number[]) => void,
): MenuEntry[] {
  const place = ids.indexOf(id);
  const last = ids.length - 1;
  const move = (text: string, to: number, end: number): MenuEntry => ({
    text,
    denied: isHeld || place === end ? "더 옮길 곳이 없어요" : null,
    run: () => onArrange(ids.filter((each) => each !== id).toSpliced(to, 0, id)),
  });
  return [
    move("위로", place - 1, 0),
    move("아래로", place + 1, last),
    move("맨 위로", 0, 0),
    move("맨 아래로", last, last),
  ];
}
