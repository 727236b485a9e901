import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { nameOperatorAction } from "@todayfruit/domain/operators/name-operator-action";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator, steppedUp } from "../../testing/operator-account-and-login-steps.ts";
import {
  createOperatorCallInputs,
  type OperatorCallInputs,
  type Traced,
} from "../../testing/operator-calls/operator-call-inputs.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
let tasks: OperatorCallInputs;
beforeAll(async () => {
  shop = await createTestShop();
  work = await operator(shop);
  tasks = createOperatorCallInputs(shop, work);
});
afterAll(() => shop.close());

/** Reads a file and changes nothing. */
const READING = "POST /operator/v1/sheet-headings";

const NAMES = Object.entries<Call>(allCalls)
  .filter(([name, { access }]) => access === "operator" && !/^(GET|DELETE) /.test(name) && name !== READING)
  .map(([name]) => name as Traced);

/** Objects that a call changes together; a row names each. */
const OBJECTS: Partial<Record<Traced, number>> = {
  // The lot and the stock of its option.
  "PUT /operator/v1/stock-lots/{id}/units": 2,
  // The recall, and what it writes off of both.
  "POST /operator/v1/stock-lots/{id}/recall": 3,
};

test.each(NAMES)(
  "%s adds a row of each object to the trail: who, what, to which object, when",
  async (name) => {
    later(shop, 1);
    const input = await tasks[name]();
    const headers = callOf(name).stepUp ? await steppedUp(shop, work) : {};
    const since = await latest();
    expect((await shop.call(work.token, name, input as never, headers)).status).toBe(200);
    const rows = await select<{
      operator_id: number;
      at: Date;
      request_id: string;
      subject: string;
      action: string;
    }>(shop, "select operator_id, at, request_id, subject, action from operator_action where id > $1", [
      since,
    ]);
    expect(rows.filter(({ action }) => nameOperatorAction(action) === null)).toEqual([]);
    const row = {
      operator_id: work.id,
      at: shop.clock.now,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      action: expect.any(String),
      subject: expect.stringMatching(
        /^(order|operator|member|option|claim|review|question|carrier|distributor|inquiry|timed price|change|product|notice|faq|banner|display group|home tab|home sub-tab|stock lot|advertisement|category|settlement|settlement correction|coupon|member coupon|member note|points|answer template|campaign|abandoned cart message|order note|thank-you card|draft order|purchase order|message template|stock rule|stock alert|shipment|search word|search pin|video|cash receipt|payment difference|payment fee|setting|role|allowed networks|page|popup|broadcast|product feed|API key|webhook endpoint|webhook delivery|payment method|point rules|terms|grade rules|preview|import|produce notice rule|selling plan|season box|subscription|waiting room|rehearsal) \d+$|^delivery calendar$|^image uploads\/[0-9a-f]{32}\.jpg$|^image (media\/)?uploads\/[0-9a-f]{32}\.jpg$/,
      ),
    };
    expect(rows).toEqual(Array.from({ length: OBJECTS[name] ?? 1 }, () => row));
  },
);

function callOf(name: Traced): Call {
  return allCalls[name];
}

async function latest(): Promise<string> {
  const [row] = await select<{ id: string }>(
    shop,
    "select coalesce(max(id), 0)::text as id from operator_action",
  );
  return row?.id ?? "0";
}
