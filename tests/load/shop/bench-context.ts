import type { EmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import type { Figures } from "../check-benchmark-figures.ts";
import { peakResidentMb } from "../read-process-cpu-and-memory.ts";
import type { Started } from "../start-shop-provider-and-bare-servers.ts";
import type { BenchCatalogue } from "./make-bench-catalogue.ts";

/** Parts of a run share its server, catalogues and length, and write their figures into one table. */
export type BenchContext = {
  figures: Figures;
  server: EmbeddedPostgres;
  /** 1,000 products. */
  small: BenchCatalogue;
  /** 100,000 products. */
  large: BenchCatalogue;
  /** Length of one measurement in seconds. */
  seconds: number;
};

/** Notes the largest resident memory of a shop that is about to be stopped, in MB. */
export function notePeak(figures: Figures, { child }: Started): void {
  figures["memory.peakMb"] = Math.max(figures["memory.peakMb"] ?? 0, peakResidentMb(child.pid ?? 0));
}

export const CONNECTIONS = 32;
export const BROTLI = { "accept-encoding": "br" };
export const PORTS = { shop: 21_100, second: 21_110, bare: 21_120 };
