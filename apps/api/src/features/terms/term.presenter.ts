import type { Reply } from "@todayfruit/contract/all-calls";
import type { OwedConsentRow } from "./terms-and-consents.repository.ts";

/** Presents a version of the terms by its wire names. */
export function presentTerm({
  code,
  title,
  is_required: required,
  label: version,
  contents,
}: OwedConsentRow): Reply<"GET /v1/terms">["list"][number] {
  return { code, title, required, version, contents };
}

/** Presents terms that a member is asked to consent to. */
export function presentOwedConsents(
  rows: readonly OwedConsentRow[],
): Reply<"GET /v1/app-users/terms">["list"] {
  return rows.map((row) => ({ ...presentTerm(row), summary: row.summary }));
}
