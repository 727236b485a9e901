import type { Figures } from "../check-benchmark-figures.ts";
import type { Rate, Work } from "../run-clients.ts";
import { ShopBusyError } from "../shopper-client.ts";
import { CONNECTIONS } from "./bench-context.ts";

const FEWEST = 4;

/**
 * Measures a load over 32 connections. A shop that refuses some of it on a slow machine is measured over half as many again,
 * and so on: a rate among refusals says little. Notes the connections of the rate, and the refusals over more.
 *
 * @throws Error when a request fails otherwise, and when four connections are too many
 */
export async function measureHighestUnrefusedLoad<Load extends { failed: number; refused: number }>(
  figures: Figures,
  name: string,
  run: (connections: number) => Promise<Load>,
): Promise<Load> {
  for (let connections = CONNECTIONS; connections >= FEWEST; connections /= 2) {
    const load = await run(connections);
    figures[`${name}.connections`] = connections;
    if (load.failed > load.refused) throw new Error(`${name}: ${load.failed - load.refused} requests failed`);
    if (load.refused === 0) return load;
    figures[`${name}.refusedOver${connections}`] = load.refused;
  }
  throw new Error(`${name}: the shop refused requests over ${FEWEST} connections`);
}

/** Runs clients whose work ends where the shop is too busy for it, and counts how often; any other error is thrown. */
export async function countRefusals(
  work: Work,
  run: (work: Work) => Promise<Rate>,
): Promise<Rate & { failed: number; refused: number }> {
  let refused = 0;
  const rate = await run(async (client) => {
    try {
      await work(client);
    } catch (error) {
      if (!(error instanceof ShopBusyError)) throw error;
      refused += 1;
    }
  });
  return { ...rate, failed: refused, refused };
}
