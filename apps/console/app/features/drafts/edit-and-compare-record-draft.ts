import { isSameValue } from "@todayfruit/domain/record-edits/compare-record-fields";

/** Values of a record's fields by their names. */
export type Values = Readonly<Record<string, unknown>>;

type Typed = {
  /** Value of the shop when typing began. */
  readonly before: unknown;
  /** Value that is to be saved. */
  readonly mine: unknown;
  /** Value that was sent without a reply: the shop may have it. */
  readonly sent?: unknown;
};

/** Fields that were typed. */
export type RecordDraft = Readonly<Record<string, Typed>>;

/**
 * Writes a field into a draft; a value that is the shop's own leaves it.
 *
 * @example writeField({}, { name: "배" }, "name", "나주 배") // { name: { before: "배", mine: "나주 배" } }
 */
export function writeField(draft: RecordDraft, current: Values, field: string, mine: unknown): RecordDraft {
  const { [field]: typed = { before: current[field] }, ...rest } = draft;
  return isSameValue(current[field], mine) ? rest : { ...rest, [field]: { ...typed, mine } };
}

/** Lists the fields whose value to be saved differs from the shop's. */
export function changedFields(draft: RecordDraft, current: Values): string[] {
  return Object.keys(draft).filter((field) => !isSameValue(draft[field]?.mine, current[field]));
}

/** Lists the changed fields that a colleague changed, too, since typing began; values sent from this device do not count. */
export function conflictingFields(draft: RecordDraft, current: Values): string[] {
  return changedFields(draft, current).filter((field) => {
    const typed = draft[field];
    const isOwn = typed !== undefined && "sent" in typed && isSameValue(typed.sent, current[field]);
    return !isOwn && !isSameValue(typed?.before, current[field]);
  });
}

/** Remembers values that were sent without a reply. */
export function markSent(draft: RecordDraft, sent: Values): RecordDraft {
  return Object.fromEntries(
    Object.entries(draft).map(([field, typed]) => [
      field,
      Object.hasOwn(sent, field) ? { ...typed, sent: sent[field] } : typed,
    ]),
  );
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
    Object.entries(draft).flatMap(([field, typed]) => {
      if (!Object.hasOwn(saved, field)) return [[field, typed]];
      const { mine } = typed;
      return isSameValue(mine, saved[field]) ? [] : [[field, { before: saved[field], mine }]];
    }),
  );
}
