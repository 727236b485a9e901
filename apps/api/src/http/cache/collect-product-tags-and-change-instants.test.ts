import { expect, test } from "vitest";
import { collectProductTagsAndChangeInstants } from "./collect-product-tags-and-change-instants.ts";

const now = Date.parse("2026-11-21T03:00:00.000Z");

test("products are found at any depth; categories and reviews are not products", () => {
  const reply = {
    list: [
      {
        id: 1,
        tabs: [{ id: 2, products: [product(3), product(4)] }],
        reviews: [{ id: 5, product: { id: 6 } }],
      },
      { rank: 1, product: product(7) },
    ],
    nextPage: null,
  };
  expect([...collectProductTagsAndChangeInstants(reply, now).tags].sort()).toEqual([
    "product:3",
    "product:4",
    "product:7",
  ]);
});

test("the first opening or end after now counts; past ones do not", () => {
  const sale = {
    comingSoonDate: "2026-11-21T02:59:59.000Z",
    limitedPeriodBegin: "2026-11-21T03:00:10.000Z",
    limitedPeriodEnd: "2026-11-30T00:00:00.000Z",
  };
  const reply = { endsAt: "2026-11-21T15:00:00.000Z", products: [{ ...product(1), productSaleType: sale }] };
  expect(collectProductTagsAndChangeInstants(reply, now).changesAt).toBe(
    Date.parse("2026-11-21T03:00:10.000Z"),
  );
});

test.each([
  ["13:00", "2026-11-21T04:00:00.000Z"],
  ["12:00", "2026-11-22T03:00:00.000Z"],
  ["00:00", "2026-11-21T15:00:00.000Z"],
])("a farm's cutoff at %s KST changes the shown shipment date", (orderCutoffTime, instant) => {
  expect(collectProductTagsAndChangeInstants({ distributor: { orderCutoffTime } }, now).changesAt).toBe(
    Date.parse(instant),
  );
});

test("the end of a sale after a farm's cutoff is reported apart from the cutoff", () => {
  const reply = { endsAt: "2026-11-21T15:00:00.000Z", distributor: { orderCutoffTime: "13:00" } };
  expect(collectProductTagsAndChangeInstants(reply, now)).toMatchObject({
    changesAt: Date.parse("2026-11-21T04:00:00.000Z"),
    saleChangesAt: Date.parse("2026-11-21T15:00:00.000Z"),
  });
});

test.each([[{}], [null], ["text"], [{ endsAt: null }], [{ endsAt: "soon" }]])(
  "%j has no tags and no time of change",
  (reply) => {
    expect(collectProductTagsAndChangeInstants(reply, now)).toEqual({
      tags: new Set(),
      changesAt: null,
      saleChangesAt: null,
    });
  },
);

function product(id: number) {
  return { id, productPrice: { price: 1000 } };
}
