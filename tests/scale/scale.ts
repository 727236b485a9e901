import { changePriceAtEdge } from "./change-price-at-edge.ts";
import { measureThroughput } from "./measure-throughput.ts";
import { missingDebianPackages } from "./missing-debian-packages.ts";
import { readOwnWrites } from "./read-own-writes.ts";
import { rollOutRevision } from "./roll-out.ts";
import { surviveFailures } from "./survive-failures.ts";

/** `npm run scale -- <scenario> [seconds | revision]`: runs several shops on a cluster of Debian's programs and prints the figures. */

const [name = "", seconds, packagesOf] = process.argv.slice(2);

const SCENARIOS: Record<string, () => Promise<unknown>> = {
  edge: () => changePriceAtEdge(),
  failures: () => surviveFailures({ seconds: Number(seconds ?? 120), buyers: 12 }),
  "own-writes": () => readOwnWrites(Number(seconds ?? 10_000)),
  "roll-out": () => rollOutRevision({ revision: seconds, packagesOf, seconds: 40 }),
  throughput: () => measureThroughput(Number(seconds ?? 15)),
};

const scenario = SCENARIOS[name];
if (!scenario) {
  console.error(`npm run scale -- ${Object.keys(SCENARIOS).join(" | ")}`);
  process.exit(1);
}
const missing = missingDebianPackages();
if (missing.length > 0) {
  console.error(`Missing programs: apt-get install ${missing.join(" ")}`);
  process.exit(1);
}
console.log(JSON.stringify(await scenario(), null, 1));
process.exit();
