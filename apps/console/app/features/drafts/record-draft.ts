import { isSameValue } from "@todayfruit/domain/record-edits/difference";

/** Values of a record's fields by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** Fields that were typed: the value of the shop when typing began, and the value that is to be saved. */
export type RecordDraft = Readonly<Record<string, { readonly before: unknown; readonly mine: unknown }>>;

/**
 * Writes a field into a draft; a value that is the shop's own leaves it.
 *
 * @example writeField({}, { name: "배" }, "name", "나주 배") // { name: { before: "배", mine: "나주 배" } }
 */
export function writeField(draft: RecordDraft, current: Values, field: string, mine: unknown): RecordDraft {
  const before = draft[field] === undefined ? current[field] : draft[field].before;
  const { [field]: _, ...rest } = draft;
  return isSameValue(current[field], mine) ? rest : { ...rest, [field]: { before, mine } };
}

/** Lists the fields whose value to be saved differs from the shop's. */
export function changedFields(draft: RecordDraft, current: Values): string[] {
  return Object.keys(draft).filter((field) => !isSameValue(draft[field]?.mine, current[field]));
}

/** Lists the changed fields that somebody else changed, too, since typing began. */
export function conflictingFields(draft: RecordDraft, current: Values): string[] {
  return changedFields(draft, current).filter((field) => !isSameValue(draft[field]?.before, current[field]));
}

/** Keeps the own value of a field over the one that the shop has now. */
export function keepMine(draft: RecordDraft, current: Values, field: string): RecordDraft {
  const kept = draft[field];
  return kept === undefined
    ? draft
    : { ...draft, [field]: { before: current[field] ?? null, mine: kept.mine } };
}

export function dropFields(draft: RecordDraft, fields: readonly string[]): RecordDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)));
}

/**
 * Takes what was saved out of a draft. A field that was typed in again meanwhile stays, as a change of what was saved.
 *
 * @example settleFields({ name: { before: "배", mine: "나주 배 3kg" } }, { name: "나주 배" })
 *   // { name: { before: "나주 배", mine: "나주 배 3kg" } }
 */
export function settleFields(draft: RecordDraft, saved: Values): RecordDraft {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([field, { before, mine }]) => {
      if (!Object.hasOwn(saved, field)) return [[field, { before, mine }]];
      return isSameValue(mine, saved[field]) ? [] : [[field, { before: saved[field], mine }]];
    }),
  );
}
