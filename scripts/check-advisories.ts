import { execFile } from "node:child_process";
import path from "node:path";

/**
 * Looks the packages that the shop runs with up in the registry's advisories. Exit code 1 for one of a high severity or above;
 * 0 when there is none, and when the registry cannot answer, which is said in words.
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

/** npm leaves with 1 for advisories and for a registry that refuses alike, so only what it prints is read. */
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
