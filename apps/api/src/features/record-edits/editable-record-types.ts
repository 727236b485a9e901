import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Tx } from "../../db/database.ts";

/** Record as it is stored, with the fields that operators edit. */
export type StoredRecord<Fields extends FieldValues> = { id: number; version: number; fields: Fields };

/** Record with its fields as they will be. */
export type EditedRecord<Fields extends FieldValues> = StoredRecord<Fields> & { edited: Fields };

/** Refusal of one row; `field` is `null` where it concerns the whole row. */
export type RowRefusal<Code extends RefusalCode = RefusalCode> = {
  id: number;
  code: Code;
  field: string | null;
};

/**
 * Kind of record that operators edit by a call, up to 500 rows at once. Its table has a `version` that a trigger counts,
 * and triggers that notify the caches.
 */
export type EditableRecord<Fields extends FieldValues, Code extends RefusalCode = RefusalCode> = {
  /** Noun of its call's path, e.g. `prices`. */
  noun: string;
  /** Noun of its rows in the trail, e.g. `option` in `option 500029`. */
  subject: string;
  permission: Permission;
  /** Fields that hold instants; kept as ISO 8601 in UTC, whatever offset they are written with. */
  instants?: readonly string[];
  /** Locks the records in the order of their ids and reads them. */
  lock(tx: Tx, ids: readonly number[]): Promise<StoredRecord<Fields>[]>;
  /** Adds the fields that follow from those that are set, e.g. the unit price from the price. */
  derive?(stored: Fields, set: Partial<Fields>): Partial<Fields>;
  /** Refuses edited records that break a rule at the instant of the edit. */
  check(tx: Tx, rows: readonly EditedRecord<Fields>[], at: Date): Promise<RowRefusal<Code>[]>;
  /** Stores the edited fields. */
  write(tx: Tx, rows: readonly EditedRecord<Fields>[], at: Date): Promise<void>;
  /** Adds records under their ids; absent for a kind that is not added on its own. */
  insert?(tx: Tx, rows: readonly { id: number; fields: Fields }[], at: Date): Promise<void>;
  /** Deletes records; those that others refer to are refused. */
  remove?(tx: Tx, ids: readonly number[], at: Date): Promise<RowRefusal[]>;
};

/** Kind of record that operators add and delete, too. */
export type AddableRecord<
  Fields extends FieldValues,
  Code extends RefusalCode = RefusalCode,
> = EditableRecord<Fields, Code> &
  Required<Pick<EditableRecord<Fields, Code>, "insert" | "remove">> & {
    /** Takes ids for new records; those of the catalogue without it. */
    nextIds?(tx: Tx, count: number): Promise<number[]>;
  };
