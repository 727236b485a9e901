import { execFile } from "node:child_process";
import path from "node:path";

/**
 * Checks the shop's production packages against the registry's advisories. Exit code 1 for one of high severity or
 * above; 0 without one, and when the registry cannot answer, which is printed.
 */

type Report = {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
  metadata?: { dependencies?: { prod?: number } };
};

const GRAVE = new Set(["high", "critical"]);
const ANSWER_MS = 60_000;

const report = parse(await askRegistry());
if (report.vulnerabilities === undefined) {
  console.log(
    `Advisories were NOT looked up: the registry does not answer (${report.message ?? "no answer"}).`,
  );
} else {
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity));
  for (const [name, { severity, via }] of grave) {
    const known = via.map((each) => (typeof each === "string" ? `by ${each}` : `${each.title} ${each.url}`));
    console.error(`${name}: ${severity}, ${known.join("; ")}`);
  }
  const count = report.metadata?.dependencies?.prod ?? 0;
  if (grave.length === 0)
    console.log(`No advisory of a high severity for the ${count} packages that the shop runs with.`);
  else process.exitCode = 1;
}

/** Reads what npm prints: it exits with 1 both for advisories and for a registry that refuses. */
function askRegistry(): Promise<string> {
  const words = ["audit", "--omit=dev", "--audit-level=high", "--json", "--fetch-retries=0"];
  const options = {
    cwd: path.resolve(import.meta.dirname, ".."),
    timeout: ANSWER_MS,
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((resolve) => {
    execFile("npm", words, { ...options, shell: process.platform === "win32" }, (_error, printed) =>
      resolve(printed),
    );
  });
}

function parse(printed: string): Report {
  try {
    return JSON.parse(printed) as Report;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { message: printed.trim().split("\n")[0] || "npm printed nothing" };
  }
}
