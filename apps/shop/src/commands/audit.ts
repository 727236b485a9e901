import { createDatabase } from "@todayfruit/api/db/database";
import type { Settings } from "@todayfruit/api/env";
import { runAudit } from "@todayfruit/api/features/audit/run-audit";
import { openDatabase } from "./open-database.ts";

/** `npm run audit`: proves every invariant on the database of the settings; exit code 1 on a breach. */
export async function audit(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  const db = createDatabase({ url: database.url, poolSize: 1, onError: () => undefined });
  const lines = await runAudit(db).finally(() => db.close());
  await database.close();
  for (const { name, rows, breaches } of lines) {
    const verdict = breaches.length === 0 ? "ok    " : "BREACH";
    console.log(
      `${verdict} ${String(rows).padStart(8)} rows  ${name}${breaches.length ? `: ${breaches.join(", ")}` : ""}`,
    );
  }
  const broken = lines.filter((line) => line.breaches.length > 0).length;
  console.log(
    broken === 0
      ? `\n${lines.length} invariants hold.`
      : `\n${broken} of ${lines.length} invariants are broken.`,
  );
  if (broken > 0) process.exitCode = 1;
}
