import type { Reply } from "@todayfruit/contract/all-calls";
import type { OrderToAccept } from "../../../features/dispatch/use-orders-to-accept.ts";
import type { Parcel } from "../../../features/dispatch/use-parcels.ts";
import type { Carrier, PastedLine } from "./parse-pasted-invoice-lines.ts";

export type Tried = Reply<"POST /operator/v1/orders/dispatch">;
/** A line with the products of its parcel; `problem` where it names no parcel of the farm. */
export type FoundLine = PastedLine & { productIds: number[] | null; problem: string | null };
export type Verdict =
  | { kind: "good"; text: string }
  /** To be agreed to before it is sent. */
  | { kind: "carrier"; text: string }
  | { kind: "accept"; text: string; orderId: number }
  | { kind: "bad"; text: string };

/** Finds the parcel of each line: by its order, and in a gift of several receivers by the receiver's name in a cell. */
export function findParcels(lines: readonly PastedLine[], parcels: readonly Parcel[]): FoundLine[] {
  return lines.map((line) => {
    const own = parcels.filter(({ orderNumber }) => orderNumber === line.orderNumber);
    const [only] = own;
    if (!only) return { ...line, productIds: null, problem: null };
    const named = own.length === 1 ? own : own.filter(({ receiver }) => line.cells.includes(receiver.name));
    const [found] = named;
    if (!found || named.length > 1) {
      const problem = "받는 분이 여럿인 선물이에요. 받는 분 이름 칸을 함께 붙여 주세요";
      return { ...line, productIds: null, problem };
    }
    return { ...line, productIds: found.products.map(({ id }) => id), problem: null };
  });
}

/** Returns the verdict of the dry run on a line, and what has to be agreed to. @param at place of the line, from 0 */
export function validatePastedLine(
  line: FoundLine,
  at: number,
  paidOrders: readonly OrderToAccept[],
  tried: Tried,
  usual: Carrier,
): Verdict {
  if (line.problem !== null) return { kind: "bad", text: line.problem };
  const paid = paidOrders.find(({ orderNumber }) => orderNumber === line.orderNumber);
  if (paid) return { kind: "accept", text: "아직 접수 전이에요. 접수하고 함께 보내요", orderId: paid.id };
  const refused = tried.refused.find((row) => row.line === at + 1);
  if (refused) return { kind: "bad", text: refused.message };
  if (line.productIds === null)
    return { kind: "bad", text: "이 농가가 보낼 상자가 아니에요. 주문을 열어 확인해 주세요" };
  if (line.carrier !== usual.code)
    return { kind: "carrier", text: `이 농가는 ${usual.name}이에요. 그대로 보낼까요?` };
  return { kind: "good", text: "맞아요" };
}
