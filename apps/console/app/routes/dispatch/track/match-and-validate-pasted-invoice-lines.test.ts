import { expect, test } from "vitest";
import type { Parcel } from "../../../features/dispatch/use-parcels.ts";
import { findParcels, validatePastedLine } from "./match-and-validate-pasted-invoice-lines.ts";

const CJ = { code: "04", name: "CJ대한통운" };
const line = (orderNumber: string, cells: string[] = []) => ({
  orderNumber,
  carrier: "04",
  invoiceNumber: "640122841093",
  cells,
});
const parcel = (orderNumber: string, name: string, productId: number) =>
  ({ orderNumber, receiver: { name }, products: [{ id: productId }] }) as unknown as Parcel;
const PAID = [{ id: 7, orderNumber: "paid" }];
const NOTHING = { change: null, rows: [], refused: [] };
const judged = (
  given: ReturnType<typeof line>,
  tried: Parameters<typeof validatePastedLine>[3] = NOTHING,
) => {
  const [found] = findParcels(
    [given],
    [parcel("own", "박준", 1), parcel("gift", "김은", 2), parcel("gift", "이서", 3)],
  );
  return found && validatePastedLine(found, 0, PAID, tried, CJ);
};

test("a line of a parcel of the farm is good; another carrier is asked about", () => {
  expect(judged(line("own"))?.kind).toBe("good");
  expect(judged({ ...line("own"), carrier: "05" })).toEqual({
    kind: "carrier",
    text: "이 농가는 CJ대한통운이에요. 그대로 보낼까요?",
  });
});

test("a paid order can be accepted along with it; an order of another farm and a refusal of the server are told", () => {
  expect(judged(line("paid"))).toMatchObject({ kind: "accept", orderId: 7 });
  expect(judged(line("other"))?.text).toContain("이 농가가 보낼 상자가 아니에요");
  const refused = [{ line: 1, orderNumber: "own", code: "INVOICE_TAKEN", message: "이미 쓴 송장 번호예요" }];
  expect(judged(line("own"), { change: null, rows: [], refused })).toEqual({
    kind: "bad",
    text: "이미 쓴 송장 번호예요",
  });
});

test("a gift of several receivers needs the receiver's name in a cell", () => {
  expect(judged(line("gift"))?.text).toContain("받는 분이 여럿인 선물이에요");
  const [found] = findParcels(
    [line("gift", ["gift", "이서"])],
    [parcel("gift", "김은", 2), parcel("gift", "이서", 3)],
  );
  expect(found?.productIds).toEqual([3]);
});
