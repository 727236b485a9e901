import { measurePriceChangesAtEdge } from "./measure-price-changes-at-edge.ts";
import { measureReadsOfOwnWrites } from "./measure-reads-of-own-writes.ts";
import { measureThroughput } from "./measure-throughput.ts";
import { missingDebianPackages } from "./missing-debian-packages.ts";
import { rollOutRevisionUnderLoad } from "./roll-out-revision-under-load.ts";
import { sellWhileServersFail } from "./sell-while-servers-fail.ts";

/** `npm run scale -- <scenario> [seconds | revision]`: runs several shops on a cluster of Debian's programs and prints the figures. */

const [name = "", seconds, packagesOf] = process.argv.slice(2);

const SCENARIOS: Record<string, () => Promise<unknown>> = {
  edge: () => measurePriceChangesAtEdge(),
  failures: () => sellWhileServersFail({ seconds: Number(seconds ?? 120), buyers: 12 }),
  "own-writes": () => measureReadsOfOwnWrites(Number(seconds ?? 10_000)),
  "roll-out": () => rollOutRevisionUnderLoad({ revision: seconds, packagesOf, seconds: 40 }),
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
