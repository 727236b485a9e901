import { isSameValue } from "@todayfruit/domain/record-edits/compare-record-fields";
import { ApiError } from "../../../../api/api-error.ts";
import { type Conflict, FieldConflictView } from "../../../../features/drafts/field-conflict-view.tsx";
import type { HomeConflict } from "../edit-and-compare-home-draft.ts";
import { recordsOf } from "../edit-and-compare-home-draft.ts";
import type { Home } from "../use-stored-home-records.ts";

const FIELDS: Record<string, string> = {
  name: "이름",
  sort: "차례",
  isShown: "보이기",
  isDefault: "먼저 열기",
  groupIds: "묶음 차례",
  title: "제목",
  subTitle: "덧붙이는 말",
  orderByType: "상품 차례",
  uiType: "모양",
  endsAt: "끝",
  productIds: "상품",
  bannerIds: "배너",
  categoryIds: "카테고리",
  videoIds: "영상",
};

type HomeConflictsProps = {
  home: Home;
  conflicts: readonly HomeConflict[];
  /** Refusal of the last save, which names who changed the record. */
  refusal: Error | null;
  onSettle(conflict: HomeConflict, choice: "mine" | "theirs"): void;
};

/** Fields of the home that a colleague changed while they were edited here; one of both values is chosen. */
export function HomeConflicts({ home, conflicts, refusal, onSettle }: HomeConflictsProps) {
  const shown = conflicts.map((conflict): Conflict & { conflict: HomeConflict } => {
    const record = recordsOf(home, conflict.noun).find(({ id }) => id === conflict.id);
    return {
      conflict,
      field: `${conflict.noun} ${conflict.id} ${conflict.field}`,
      label: `${record?.name ?? ""} ${FIELDS[conflict.field] ?? conflict.field}`,
      before: textOf(conflict.before, home),
      theirs: textOf(conflict.theirs, home),
      mine: textOf(conflict.mine, home),
    };
  });
  const [row] = (refusal instanceof ApiError && refusal.detail?.rows) || [];
  const settle = (field: string, choice: "mine" | "theirs") => {
    const found = shown.find((each) => each.field === field);
    if (found) onSettle(found.conflict, choice);
  };
  return (
    <FieldConflictView
      conflicts={shown}
      otherEdit={row ? { by: row.changedBy, at: row.changedAt } : null}
      onKeepMine={(field) => settle(field, "mine")}
      onTakeTheirs={(field) => settle(field, "theirs")}
    />
  );
}

/** Writes a value for people: groups by their names, others as they are. */
function textOf(value: unknown, { groups }: Home): string {
  if (Array.isArray(value)) {
    const names = value.map((id) => groups.find((group) => isSameValue(group.id, id))?.name ?? String(id));
    return names.length === 0 ? "없음" : names.join(", ");
  }
  if (typeof value === "boolean") return value ? "켬" : "끔";
  return value === null || value === undefined ? "없음" : String(value);
}
