import { randomUUID } from "node:crypto";
import { normalizeQueryForStorage } from "@todayfruit/domain/search/normalize-query-for-storage";
import { select } from "../read-and-set-shop-state.ts";
import { withText } from "./list-fields-that-accept-markup.ts";
import type { Fields, KeptFields, Put, World } from "./seeded-shop-and-field-types.ts";

/** Hostile texts in a visit's campaign and in searches. */

const EVENTS = "POST /v1/events";
const TMPS = ["POST /v4/app-users/order-tmp", "POST /v4/app-users/order-tmp/gift"] as const;
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1";

/** Texts of a visit's campaign. */
export const VISIT_TEXTS: KeptFields = Object.fromEntries([
  ...CAMPAIGN.slice(0, 3).map((name) => [
    `${EVENTS} body.${name}`,
    (world: World, text: string): Promise<Put> => say(world, name, text),
  ]),
  ...CAMPAIGN.flatMap((name) =>
    TMPS.map((asked) => [
      `${asked} query.${name}`,
      ({ call, token, goods: { productId, optionId } }: World, text: string): Promise<Put> => {
        const body = { productId, optionGroups: [{ optionId, optionUnit: 1 }] };
        return call(token, asked, { query: { [name]: text }, body });
      },
    ]),
  ),
]);

/** Texts of searches, which are stored as spelled or not at all. */
export const SEARCH_TEXTS: Fields = {
  [`${EVENTS} body.events[].search_term`]: async (world, text) => {
    const id = randomUUID();
    const { status, refusal } = await say(world, "events[].search_term", text, id);
    const shown = async () => {
      const [row] = await select<{ detail: string }>(
        world.shop,
        "select detail from analytics_event where id = $1",
        [id],
      );
      return row?.detail === (normalizeQueryForStorage(text) ?? "") ? text : row;
    };
    return [{ status: status === 204 ? 200 : status, refusal }, shown];
  },
};

function say({ call }: World, at: string, text: string, id: string = randomUUID()): Promise<Put> {
  const batch = { session: randomUUID(), visitor: "0".repeat(32), isComeback: false, platform: "web" };
  const events = [{ id, name: "search", age: 0, path: "/" }];
  const body = withText({ ...batch, events, left: [] }, at, text);
  return call(null, EVENTS, { body: body as never }, { "user-agent": PHONE });
}
