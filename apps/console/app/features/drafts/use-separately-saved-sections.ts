import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import {
  changedFields,
  conflictingFields,
  dropFields,
  keepMine,
  markSent,
  settleFields,
  type Values,
  writeField,
} from "./edit-and-compare-record-draft.ts";
import { type FieldRefusal, listRefusalsOfSaveError } from "./list-refusals-of-save-error.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

const RETRY_MS = 5000;
/** Tries of one save against others who save the same record at the same time. */
const MOST_TRIES = 5;

type Refused = { section: string | null; refusals: readonly FieldRefusal[] };
const NOTHING_REFUSED: Refused = { section: null, refusals: [] };

/** Last edit of a colleague that a save met. */
export type OtherEdit = { by: string | null; at: string | null };

type DraftSections<Fields> = {
  /** Key of the record among all drafts of this device. */
  key: string;
  /** The record as the shop has it. */
  current: Fields;
  /** Reads the record again. */
  reload(): Promise<Fields>;
  /** Writes some fields over the version that was read last. */
  send(set: Partial<Fields>): Promise<void>;
  /** Runs once a section is saved; `isMerged` when a colleague saved other fields meanwhile. */
  onSaved(section: string, isMerged: boolean): void;
};

/**
 * Edits a record in sections, each saved on its own. What is typed is kept on the device; what cannot be sent for want of a
 * network is sent once there is one, after a reload too. A field that a colleague changed meanwhile is never written over:
 * it stays with both values until one is chosen; other fields of theirs stay as they are.
 */
export function useSeparatelySavedSections<Fields extends Values>(record: DraftSections<Fields>) {
  const { key, current } = record;
  const { kept, now, change } = useKeptDraft(key);
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [otherEdit, setOtherEdit] = useState<OtherEdit | null>(null);
  const changed = changedFields(kept.draft, current);
  const mine = Object.fromEntries(changed.map((field) => [field, kept.draft[field]?.mine]));

  const save = async (section: string, fields: readonly string[]) => {
    setBusy(section);
    setRefused(NOTHING_REFUSED);
    try {
      await sendUntilWritten(section, fields);
      change(({ draft, waiting: { [section]: _, ...others } }) => ({ draft, waiting: others }));
    } catch (error) {
      const isCut = error instanceof ApiError && error.status === 0;
      change(({ draft, waiting: { [section]: _, ...others } }) => ({
        draft,
        waiting: isCut ? { ...others, [section]: fields } : others,
      }));
      if (!isCut) setRefused({ section, refusals: listRefusalsOfSaveError(error) });
    } finally {
      setBusy(null);
    }
  };

  async function sendUntilWritten(section: string, fields: readonly string[]): Promise<void> {
    let known = current;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { draft } = now();
      const own = changedFields(draft, known).filter((field) => fields.includes(field));
      if (conflictingFields(draft, known).some((field) => own.includes(field))) return;
      const set = Object.fromEntries(own.map((field) => [field, draft[field]?.mine]));
      try {
        if (own.length > 0) await record.send(set as Partial<Fields>);
        await record.reload();
        change(({ draft: typed, ...rest }) => ({ ...rest, draft: settleFields(typed, set) }));
        setOtherEdit(null);
        record.onSaved(section, tries > 0);
        return;
      } catch (error) {
        const changedBy = otherEditOf(error);
        if (!changedBy) {
          change(({ draft: typed, ...rest }) => ({ ...rest, draft: markSent(typed, set) }));
          throw error;
        }
        setOtherEdit(changedBy);
        known = await record.reload();
      }
    }
  }

  const [waiting] = Object.entries(kept.waiting);
  const retry = useRef<() => void>(() => undefined);
  retry.current = () => {
    if (waiting) void save(...waiting);
  };
  const isHeld = busy !== null;
  const isWaiting = waiting !== undefined && !isHeld;
  useEffect(() => {
    if (!isWaiting) return;
    const send = () => retry.current();
    const timer = setTimeout(send, RETRY_MS);
    addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", send);
    };
  }, [isWaiting]);

  return {
    values: { ...current, ...mine } as Fields,
    draft: kept.draft,
    changed,
    conflicts: isHeld ? [] : conflictingFields(kept.draft, current),
    waiting: Object.keys(kept.waiting),
    busy,
    /** Refusals of the section saved last. */
    refused,
    otherEdit,
    save: (name: string, fields: readonly string[]) => void save(name, fields),
    write<Field extends keyof Fields & string>(field: Field, value: Fields[Field]) {
      setRefused(NOTHING_REFUSED);
      change(({ draft, ...rest }) => ({ ...rest, draft: writeField(draft, current, field, value) }));
    },
    keepMine: (field: string) =>
      change(({ draft, ...rest }) => ({ ...rest, draft: keepMine(draft, current, field) })),
    discard: (fields: readonly string[]) =>
      change(({ draft, ...rest }) => ({ ...rest, draft: dropFields(draft, fields) })),
  };
}

function otherEditOf(error: unknown): OtherEdit | null {
  if (!(error instanceof ApiError) || error.code !== "RECORD_CHANGED") return null;
  const row = error.detail?.rows?.[0];
  return { by: row?.changedBy ?? null, at: row?.changedAt ?? null };
}
