import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { ReactNode } from "react";
import type { PreviewWish } from "../preview/use-preview.ts";
import type { RecordFields, RecordNoun, RecordRow } from "./list-add-edit-delete-records.ts";

/** Fields of a record while they are edited. */
export type RecordForm<Fields> = {
  values: Fields;
  /** False for a record that exists already. */
  isNew: boolean;
  isHeld: boolean;
  write<Field extends keyof Fields & string>(field: Field, value: Fields[Field]): void;
  /** Returns the sentence of the server about a field. */
  errorOf(field: keyof Fields & string): string | undefined;
};

/** Definition of a record that operators edit on a screen of its own: its texts, its fields, what may be done with it. */
export type RecordDefinition<Noun extends RecordNoun> = {
  noun: Noun;
  /** Name of one, e.g. `배너`. */
  name: string;
  permission: Permission;
  nameOf(row: RecordRow<Noun>): string;
  /** Compares two for the list; without it the newest made is first. */
  compare?(a: RecordRow<Noun>, b: RecordRow<Noun>): number;
  /** Names of the fields, for conflicts and the history. */
  labels: Readonly<Partial<Record<keyof RecordFields<Noun> & string, string>>>;
  /** Fields of a new one, made from another where that is asked for; absent for a kind that is not made by hand. */
  empty?(now: number, from: RecordRow<Noun> | undefined): RecordFields<Noun>;
  /** True for records that are never deleted by hand. */
  isKept?: true;
  /** True for edits that may hold from an instant on. */
  mayBeScheduled: boolean;
  /** Returns why a record can no longer be changed; `null` where it can. */
  lockedBecause?(row: RecordRow<Noun>, now: number): string | null;
  /** Page of the shop that shows it, as of when it is shown; absent for what pages do not show. */
  preview?(row: RecordRow<Noun>, now: number): Pick<PreviewWish, "page" | "at">;
  /** Draws the fields. */
  fields(form: RecordForm<RecordFields<Noun>>): ReactNode;
  /** Draws what belongs below the fields of one that exists: with its edits, and whether these are saved. */
  below?(row: RecordRow<Noun>, isSaved: boolean): ReactNode;
};
