import { StyleRecord } from "../../records/displays/tab-and-style-records.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import type { Checking } from "../check-rows.ts";
import { listInFile } from "./name-list-of-display-file.ts";

const validator = createRecordValidator(StyleRecord);

/** Checks the styles of groups; returns `null` when one is bad, so that the stored ones stay. */
export function checkGroupKindStyles({ problems }: Checking, value: unknown): StyleRecord | null {
  const { record, problems: found } = validator.check(value);
  if (!record) problems.add(listInFile("style"), 1, null, found);
  return record;
}
