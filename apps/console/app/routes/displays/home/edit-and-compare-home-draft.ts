import {
  changedFields,
  conflictingFields,
  dropFields,
  type RecordDraft,
  settleFields,
  writeField,
} from "../../../features/drafts/edit-and-compare-record-draft.ts";
import type { PreviewWish } from "../../../features/preview/use-preview.ts";
import type { Home, HomeGroup, HomePage, HomeTab } from "./use-stored-home-records.ts";

/** Kinds of records of the home, by the names of their calls. */
export const HOME_NOUNS = ["home-tabs", "home-sub-tabs", "display-groups"] as const;
export type HomeNoun = (typeof HOME_NOUNS)[number];
export type HomeRecords = { "home-tabs": HomeTab; "home-sub-tabs": HomePage; "display-groups": HomeGroup };
type HomeRecord = HomeRecords[HomeNoun];

/** Edits of the home that are not saved, by kind and id of the record. */
export type HomeDraft = Readonly<Record<string, RecordDraft>>;
export type HomeEdit = {
  noun: HomeNoun;
  rows: { id: number; version: number; set: Record<string, unknown> }[];
};
/** Fields to write into the draft of a record. */
export type WrittenRow = { id: number; fields: object };
export type HomeConflict = {
  noun: HomeNoun;
  id: number;
  field: string;
  before: unknown;
  theirs: unknown;
  mine: unknown;
};

/** Writes fields of a record of the home into the draft; a value that is the shop's own leaves it. */
export function writeHome(
  draft: HomeDraft,
  home: Home,
  noun: HomeNoun,
  { id, fields }: WrittenRow,
): HomeDraft {
  const record = recordsOf(home, noun).find((each) => each.id === id);
  if (!record) return draft;
  const key = keyOf(noun, id);
  const own = Object.entries(fields).reduce(
    (next, [field, mine]) => writeField(next, record, field, mine),
    draft[key] ?? {},
  );
  return put(draft, key, own);
}

/** Returns the home as it will be once the draft is saved. */
export function homeWith(draft: HomeDraft, home: Home): Home {
  return {
    tabs: home.tabs.map((tab) => drafted(draft, "home-tabs", tab)).toSorted(bySort),
    pages: home.pages.map((page) => drafted(draft, "home-sub-tabs", page)).toSorted(bySort),
    groups: home.groups.map((group) => drafted(draft, "display-groups", group)),
  };
}

/** Lists the edits that the draft makes, as the calls of their kinds take them. */
export function editsOf(draft: HomeDraft, home: Home): HomeEdit[] {
  return HOME_NOUNS.flatMap((noun) => {
    const rows = recordsOf(home, noun).flatMap((record) => {
      const own = draft[keyOf(noun, record.id)] ?? {};
      const fields = changedFields(own, record);
      if (fields.length === 0) return [];
      const set = Object.fromEntries(fields.map((field) => [field, own[field]?.mine]));
      return [{ id: record.id, version: record.version, set }];
    });
    return rows.length > 0 ? [{ noun, rows }] : [];
  });
}

/** The edits as a preview takes them; each kind checks its own fields on the server. */
export function previewedEdits(edits: readonly HomeEdit[]): NonNullable<PreviewWish["edits"]> {
  return edits as NonNullable<PreviewWish["edits"]>;
}

/** Lists the fields that a colleague changed, too, since they were edited here. */
export function conflictsOf(draft: HomeDraft, home: Home): HomeConflict[] {
  return HOME_NOUNS.flatMap((noun) =>
    recordsOf(home, noun).flatMap((record) => {
      const own = draft[keyOf(noun, record.id)] ?? {};
      return conflictingFields(own, record).map((field) => ({
        noun,
        id: record.id,
        field,
        before: own[field]?.before,
        theirs: (record as Record<string, unknown>)[field],
        mine: own[field]?.mine,
      }));
    }),
  );
}

/** Settles a conflict: the own value becomes a change of the shop's, or leaves the draft. */
export function settleConflict(
  draft: HomeDraft,
  { noun, id, field, theirs, mine }: HomeConflict,
  choice: "mine" | "theirs",
): HomeDraft {
  const key = keyOf(noun, id);
  const own = draft[key] ?? {};
  return put(
    draft,
    key,
    choice === "mine" ? { ...own, [field]: { before: theirs, mine } } : dropFields(own, [field]),
  );
}

/** Takes what was saved or scheduled out of the draft. */
export function settleEdits(draft: HomeDraft, edits: readonly HomeEdit[]): HomeDraft {
  return edits.reduce(
    (left, { noun, rows }) =>
      rows.reduce((next, { id, set }) => {
        const key = keyOf(noun, id);
        return put(next, key, settleFields(next[key] ?? {}, set));
      }, left),
    draft,
  );
}

/** Counts the edited fields. */
export function countEdits(edits: readonly HomeEdit[]): number {
  return edits.reduce(
    (sum, { rows }) => sum + rows.reduce((fields, { set }) => fields + Object.keys(set).length, 0),
    0,
  );
}

/**
 * Gives records sort numbers in their new order; only those whose number changes are listed.
 *
 * @example sortsOf([{ id: 2, sort: 2 }, { id: 1, sort: 1 }]) // the first with 1, the second with 2
 */
export function sortsOf<Sorted extends { sort: number }>(records: readonly Sorted[]): [Sorted, number][] {
  return records.flatMap((record, place): [Sorted, number][] =>
    record.sort === place + 1 ? [] : [[record, place + 1]],
  );
}

export function recordsOf(home: Home, noun: HomeNoun): readonly HomeRecord[] {
  if (noun === "home-tabs") return home.tabs;
  return noun === "home-sub-tabs" ? home.pages : home.groups;
}

function drafted<Edited extends HomeRecord>(draft: HomeDraft, noun: HomeNoun, record: Edited): Edited {
  const own = draft[keyOf(noun, record.id)] ?? {};
  const set = changedFields(own, record).map((field) => [field, own[field]?.mine]);
  return { ...record, ...Object.fromEntries(set) };
}

function put(draft: HomeDraft, key: string, own: RecordDraft): HomeDraft {
  const { [key]: _, ...others } = draft;
  return Object.keys(own).length === 0 ? others : { ...others, [key]: own };
}

function keyOf(noun: HomeNoun, id: number): string {
  return `${noun} ${id}`;
}

function bySort(a: { sort: number; id: number }, b: { sort: number; id: number }): number {
  return a.sort - b.sort || a.id - b.id;
}
