import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

type RehearsalName = Extract<Name, `${string} /operator/v1/${string}rehearsals`>;
type Changing = Exclude<RehearsalName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Valid inputs of the calls about rehearsals, for records that do not exist. */
export const REHEARSAL_SAMPLES: { [N in RehearsalName]: Input<N> } = {
  "GET /operator/v1/waiting-rooms/{id}/rehearsals": { path: { id: NOBODY } },
  "POST /operator/v1/waiting-rooms/{id}/rehearsals": {
    path: { id: NOBODY },
    body: { buyers: 20, reason: REASON },
  },
  "PATCH /operator/v1/rehearsals": {
    body: { rows: [{ id: NOBODY, version: 1, set: { isCancelled: true } }], reason: REASON },
  },
};

/** Creates the inputs of the changing calls, each with a room of its own, while no other rehearsal plays. */
export function createRehearsalInputs(shop: TestShop): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/waiting-rooms/{id}/rehearsals": async () => ({
      path: { id: await room() },
      body: { buyers: 20, reason: REASON },
    }),
    "PATCH /operator/v1/rehearsals": async () => {
      const [added] = await select<{ id: number }>(
        shop,
        `insert into rehearsal (waiting_room_id, buyers, requested_at) values (${await room()}, 20, '2026-11-21T03:00:00Z') returning id`,
      );
      return {
        body: { rows: [{ id: added?.id ?? NOBODY, version: 1, set: { isCancelled: true } }], reason: REASON },
      };
    },
  };

  /** Announces a room far ahead and ends every other rehearsal; returns its id. */
  async function room(): Promise<number> {
    await select(shop, "delete from rehearsal");
    const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
    const [added] = await select<{ id: number }>(
      shop,
      `insert into waiting_room (id, option_id, opens_at, units, per_person, at_once)
       values (nextval('catalog_id_seq'), ${optionId}, '2099-12-01T11:00:00Z', 5, 1, 5) returning id`,
    );
    return added?.id ?? NOBODY;
  }
}
