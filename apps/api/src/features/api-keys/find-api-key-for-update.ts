import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { lockOperators } from "../operators/operators.repository.ts";
import { explainRefusedRows } from "../record-edits/explain-refused-rows.ts";
import { presentApiKey } from "./api-key.presenter.ts";
import { type ApiKeyRow, findApiKeyRow } from "./api-keys.repository.ts";

type Refusal = "API_KEY_NOT_FOUND" | "API_KEY_REVOKED" | "RECORD_CHANGED";

/** Finds a key that still holds at the version seen, while operators are locked: permissions may not change meanwhile. */
export async function findApiKeyForUpdate(
  tx: Tx,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<Result<ApiKeyRow, Refusal, RefusalDetail | undefined>> {
  await lockOperators(tx);
  const key = await findApiKeyRow(tx, id, now);
  if (!key) return refuse("API_KEY_NOT_FOUND");
  if (key.revoked_at !== null) return refuse("API_KEY_REVOKED");
  if (key.version === version) return ok(key);
  const rows = await explainRefusedRows(tx, {
    subject: "API key",
    refused: [{ id, code: "RECORD_CHANGED", field: null }],
    stored: new Map([[id, { id, version: key.version, fields: presentApiKey(key) }]]),
  });
  return refuse("RECORD_CHANGED", { rows });
}
