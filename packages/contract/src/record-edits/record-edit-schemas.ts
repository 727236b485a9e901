import { type Static, type TObject, Type } from "typebox";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  InstantInput,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";

/** Most bytes of a call with rows; one row of the greatest size fits. */
export const EDIT_BYTES = 4 * 1024 * 1024;
/** Most rows that one call edits. */
export const MAX_EDITED_ROWS = 500;

/** Counts the edits of a record; a write names the one it saw. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Refusals that any edit of records can meet, for a single row or for the whole call. */
export const EDIT_REFUSALS = [
  "RECORD_NOT_FOUND",
  "RECORD_CHANGED",
  "RECORD_REPEATED",
  "EFFECTIVE_AT_PAST",
  "INVALID_INPUT",
] as const;

/** Values of a call that edits records of operators; the same `Idempotency-Key` replays the stored reply. */
export const EDIT = {
  access: "operator",
  once: true,
  bodyLimit: EDIT_BYTES,
  query: closed({
    /** Answers the difference and the refused rows without writing. */
    dryRun: Type.Optional(Type.Boolean()),
    /** Writes the rows that can be written; without it one refused row refuses the call. */
    partial: Type.Optional(Type.Boolean()),
  }),
} as const;

/** Builds the rows of an edit, each with the version seen and the fields to set. */
export function editRows<const Fields extends TObject>(fields: Fields) {
  return Type.Array(
    closed({
      id: Id,
      version: Version,
      set: Type.Partial(fields, { minProperties: 1, additionalProperties: false }),
    }),
    { minItems: 1, maxItems: MAX_EDITED_ROWS },
  );
}

/** Builds the body of an edit: its rows, and the reason for the trail. */
export function editBody<const Fields extends TObject>(fields: Fields) {
  return closed({
    rows: editRows(fields),
    reason: Filled(200),
    /** Instant from which the edit holds; at once without it. */
    effectiveAt: Type.Optional(InstantInput),
  });
}

/** Values of a record's fields by their names, or of some of them: those of the call's `set`. */
export const FieldValues = Type.Unsafe<Readonly<Record<string, unknown>>>({});
/** The same where there may be none. */
export const NoFieldValues = Type.Unsafe<Readonly<Record<string, unknown>> | null>({});

/** Row that was not edited, with the record as it is now and its last edit. */
export const RefusedRow = closed({
  id: Id,
  code: Text(40),
  message: Text(200),
  /** Field to which the refusal belongs; `null` for the whole row. */
  field: nullable(Text(60)),
  /** Version now; `null` for a record that does not exist. */
  version: nullable(Count),
  current: NoFieldValues,
  changedBy: nullable(Text(30)),
  changedAt: nullable(Instant),
});
export type RefusedRow = Static<typeof RefusedRow>;

export const CHANGE_STATUSES = ["scheduled", "applied", "cancelled", "failed", "undone"] as const;

/** Edit of records by one call, for the list of changes, to undo it or to cancel it. */
export const ChangeMade = closed({ id: Id, status: oneOf(CHANGE_STATUSES), effectiveAt: Instant });

/** Reply of an edit: the fields that differ, before and after. */
export const EditReply = closed({
  /** `null` for a dry run and where no field differs. */
  change: nullable(ChangeMade),
  rows: Type.Array(closed({ id: Id, version: Version, before: FieldValues, after: FieldValues })),
  refused: Type.Array(RefusedRow),
});

/** Values of a call that adds or deletes records of operators. */
export const ADD = { access: "operator", once: true, bodyLimit: EDIT_BYTES } as const;

/** Builds the body of a call that adds records; all of them or none. */
export function addBody<const Fields extends TObject>(fields: Fields) {
  return closed({
    rows: Type.Array(fields, { minItems: 1, maxItems: MAX_EDITED_ROWS }),
    reason: Filled(200),
  });
}

/** Reply of a call that adds records: their ids in the order of the rows. */
export const AddReply = closed({
  change: ChangeMade,
  rows: Type.Array(closed({ id: Id, version: Version })),
});

/** Body of a call that deletes records, as they were seen. */
export const DeleteBody = closed({
  rows: Type.Array(closed({ id: Id, version: Version }), { minItems: 1, maxItems: MAX_EDITED_ROWS }),
  reason: Filled(200),
});
export const DeleteReply = closed({ change: ChangeMade });

export const DELETE_REFUSALS = [
  "RECORD_NOT_FOUND",
  "RECORD_CHANGED",
  "RECORD_REPEATED",
  "RECORD_IN_USE",
  "INVALID_INPUT",
] as const;

/** Query of a list of records that operators edit. */
export const RecordQuery = closed({
  /** Part of a text of the record. */
  search: Type.Optional(Filled(100)),
  take: Type.Optional(Take),
  nextPage: Type.Optional(Text(20)),
});

/** Builds the page of a list of records with their versions. */
export function recordList<const Fields extends TObject>(fields: Fields) {
  return listOf(
    closed({ id: Id, version: Version, ...fields.properties } as {
      id: typeof Id;
      version: typeof Version;
    } & Fields["properties"]),
  );
}
