import type { Settings } from "@todayfruit/api/env";
import { type AuditLine, checkAllInvariants } from "@todayfruit/api/features/audit/check-all-invariants";
import { openSingleConnection } from "../database/open-single-connection.ts";
import { auditPaymentProvider } from "./audit-payment-provider.ts";
import type { CommandContext } from "./command-context-types.ts";

/**
 * `npm run audit`: checks every invariant on the configured database without changing anything; exit code 1 on a breach.
 * `npm run audit -- --provider` compares payments and cancels with the provider's own list instead.
 */
export async function auditInvariants(settings: Settings, run: CommandContext): Promise<void> {
  if (run.words.includes("--provider")) return auditPaymentProvider(settings, run);
  const db = await openSingleConnection(settings, run.opened);
  const began = performance.now();
  const lines = await checkAllInvariants({ db, now: () => new Date() }, print);
  const broken = lines.filter((line) => line.breaches.length > 0).length;
  const slowest = Math.max(...lines.map((line) => line.slowest));
  console.log(
    broken === 0
      ? `\n${lines.length} invariants hold.`
      : `\n${broken} of ${lines.length} invariants are broken.`,
  );
  if (run.words.includes("--times"))
    console.log(`${Math.round(performance.now() - began)} ms in all, the slowest page ${slowest} ms.`);
  if (broken > 0) process.exitCode = 1;
}

const SHOWN = 20;

function print({ name, rows, breaches }: AuditLine): void {
  const verdict = breaches.length === 0 ? "ok    " : "BREACH";
  const named = breaches.slice(0, SHOWN).join(", ");
  const more = breaches.length > SHOWN ? `, and ${breaches.length - SHOWN} more` : "";
  console.log(
    `${verdict} ${String(rows).padStart(8)} rows  ${name}${named === "" ? "" : `: ${named}${more}`}`,
  );
}
