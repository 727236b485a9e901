import type { Input } from "@todayfruit/contract/all-calls";
import { PUNCTUALITY_DAYS } from "@todayfruit/domain/farms/compute-on-time-percent";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { presentFarm } from "./farm.presenter.ts";
import { findFarm, listFarmProducts, listFarms } from "./find-farms.repository.ts";

const DAY_MS = 86_400_000;
/** Products of a farm on its page. */
const TAKE = 100;

/** Shows a farm with what it sells now; two statements. */
export async function showFarm(
  { path: { id } }: Input<"GET /v1/farms/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/farms/{id}">> {
  const now = context.now();
  const farm = await findFarm(context.db, id, new Date(now.getTime() - PUNCTUALITY_DAYS * DAY_MS));
  if (!farm) return refuse("FARM_NOT_FOUND");
  return ok(presentFarm(farm, await listFarmProducts(context.db, id, TAKE), now));
}

/** Lists the farms that have visible products; one statement. */
export async function showFarms(
  _input: Input<"GET /v1/farms">,
  { db }: Context,
): Promise<Answer<"GET /v1/farms">> {
  return ok({ list: await listFarms(db) });
}
