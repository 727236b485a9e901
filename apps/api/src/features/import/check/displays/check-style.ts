import { StyleRecord } from "../../records/displays/navigation-record.ts";
import { recordValidator } from "../../validate/record-validator.ts";
import type { Checking } from "../check-rows.ts";
import { listInFile } from "./display-file.ts";

const validator = recordValidator(StyleRecord);

/** How groups are drawn, `null` when something is wrong with it: what is there then stays. */
export function checkStyle({ problems }: Checking, value: unknown): StyleRecord | null {
  const { record, problems: found } = validator.check(value);
  if (!record) problems.add(listInFile("style"), 1, null, found);
  return record;
}
