import { useEffect, useEffectEvent, useState } from "react";
import { readPendingSocial } from "../session/social/pending-social-account-storage.ts";
import { dropForm, offerForm, readForm, type SavedForm } from "./saved-form-storage.ts";

type FormToKeep<V> = {
  name: string;
  /** Returns the values to keep, without passwords; `null` for none. */
  current(): { values: V; isSubmitted: boolean } | null;
  /** Fills the values back into the form. */
  onReturn?(values: V): void;
  /** Continues the waiting call once the member is back and confirmed. */
  goOn?(values: V): void;
};

/**
 * Keeps a form while its member confirms elsewhere.
 *
 * @returns the values kept before; `null` without any
 */
export function useSavedForm<V extends object>({ name, current, onReturn, goOn }: FormToKeep<V>): V | null {
  const [kept] = useState(() => readKept<V>(name));
  const read = useEffectEvent((): SavedForm | null => current());
  useEffect(() => offerForm(name, () => read()), [name]);
  const takeUp = useEffectEvent(() => {
    const now = Date.now();
    const left = readForm(window.sessionStorage, name, now);
    dropForm(window.sessionStorage, name);
    if (kept) onReturn?.(kept);
    // A member who refused at the provider decides again.
    const isBack = readPendingSocial(window.sessionStorage, now) !== null;
    if (kept && left?.isSubmitted && isBack) goOn?.(kept);
  });
  useEffect(() => takeUp(), []);
  return kept;
}

/** Checks whether a form was kept, so that its panel opens with it. */
export function wasSaved(name: string): boolean {
  return readKept(name) !== null;
}

function readKept<V extends object>(name: string): V | null {
  if (typeof window === "undefined") return null;
  // The values are read by the form that wrote them.
  return (readForm(window.sessionStorage, name, Date.now())?.values as V | undefined) ?? null;
}
