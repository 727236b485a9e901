import type { Settings } from "@todayfruit/api/env";
import { runAudit } from "@todayfruit/api/features/audit/run-audit";
import { connectToDatabase } from "./open-database.ts";
import type { Run } from "./run.ts";

/** `npm run audit`: proves every invariant on the database of the settings; exit code 1 on a breach. */
export async function audit(settings: Settings, { opened }: Run): Promise<void> {
  const lines = await runAudit(await connectToDatabase(settings, opened), new Date());
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
