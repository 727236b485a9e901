import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import { DistributorRecord } from "../../records/distributor-record.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import type { RowRules } from "../check-rows.ts";
import { findRepeatedValue } from "./find-repeated-value.ts";

export const DISTRIBUTOR_FILE = "catalog/distributors.json";
export const distributorValidator = createRecordValidator(DistributorRecord);

export function distributorRules(
  compare: RowRules<DistributorRecord>["compare"],
): RowRules<DistributorRecord> {
  const uuids = new Set<string>();
  return {
    file: DISTRIBUTOR_FILE,
    kind: "distributor",
    validator: distributorValidator,
    examine: ({ uuid, name }) => [...findRepeatedValue(uuids, uuid, "uuid"), ...ownName(name)],
    media: () => [],
    ...(compare ? { compare } : {}),
  };
}

/** Refuses farm names that are unsuitable for texts sent from the shop's number. */
function ownName(name: string): FieldProblem[] {
  return listFreeTextErrors([{ field: "name", kind: "farm", text: name }]).map(({ field, message }) => ({
    field,
    reason: message,
  }));
}
