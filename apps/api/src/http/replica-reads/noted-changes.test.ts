import { afterAll, beforeAll, expect, test } from "vitest";
import { listenForDataChanges } from "../../../../shop/src/listen-for-data-changes.ts";
import { NO_REPLICAS } from "../../db/replicas/replica-and-read-position-types.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a change by any process is noted for the replicas before what is kept of it is dropped, and so is a new connection", async () => {
  const heard: string[] = [];
  const replicas = { ...NO_REPLICAS, isEmpty: false, noteCommit: () => void heard.push("noted") };
  const listener = await listenForDataChanges(
    shop.database.url,
    { ...shop.services, replicas },
    {
      cache: { drop: (tags: readonly string[]) => void heard.push(`dropped ${tags.join(" ")}`) } as never,
      edgePurges: {
        onChange: () => undefined,
        onConnected: () => undefined,
        onLost: () => undefined,
      } as never,
    },
  );
  await expect.poll(() => heard).toEqual(["noted", "dropped catalog"]);
  heard.length = 0;
  await shop.database.db.pool.query("select notify_catalog_change('product:20001')");
  await expect.poll(() => heard).toEqual(["noted", "dropped product:20001"]);
  await listener.stop();
});
