import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import { DistributorRecord } from "../../records/distributor-record.ts";
import type { FieldProblem } from "../../validate/problems.ts";
import { recordValidator } from "../../validate/record-validator.ts";
import type { RowRules } from "../check-rows.ts";
import { repeatedValueProblem } from "./repeated-value-problem.ts";

export const DISTRIBUTOR_FILE = "catalog/distributors.json";
export const distributorValidator = recordValidator(DistributorRecord);

export function distributorRules(
  compare: RowRules<DistributorRecord>["compare"],
): RowRules<DistributorRecord> {
  const uuids = new Set<string>();
  return {
    file: DISTRIBUTOR_FILE,
    kind: "distributor",
    validator: distributorValidator,
    examine: ({ uuid, name }) => [...repeatedValueProblem(uuids, uuid, "uuid"), ...ownName(name)],
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
