import { refusalMessage } from "@todayfruit/contract/refusals";
import { whyNotDispatched } from "@todayfruit/domain/orders/why-not-dispatched";
import { readCarrierInvoiceNumber } from "@todayfruit/domain/parcels/read-carrier-invoice-number";
import type { Runner, Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { isOfFarm, mayAccessFarm } from "../../farm-access/farm-operator.policy.ts";
import { listProducts } from "../../orders/status-transitions.repository.ts";
import { findOrderIds } from "../order-lookup-and-history.repository.ts";
import { type CarrierRow, findCarriers } from "../shipments-and-carriers.repository.ts";
import type { MovedOrder } from "../transition-order.ts";
import { type Dispatching, type DispatchRefusal, dispatchIn } from "./dispatch-order.ts";
import { findOrderOfInvoice } from "./parcels-to-correct.repository.ts";

/** Line of a list of parcels as an operator gave it. */
export type DispatchLine = {
  line: number;
  orderNumber: string;
  productIds?: readonly number[] | undefined;
  /** Code or name of the carrier. */
  carrier: string;
  invoiceNumber: string;
};
type Code = DispatchRefusal | "CARRIER_UNKNOWN" | "INVOICE_INVALID";
export type RefusedLine = { line: number; orderNumber: string; code: Code; message: string };
/** Line that names an order, a carrier and a possible invoice number. */
export type ReadLine = DispatchLine & { wish: Dispatching };

/** Reads lines: those that name an order, a carrier and a possible number, in the order of their orders; and the others. */
export async function readDispatchLines(
  db: Runner,
  lines: readonly DispatchLine[],
): Promise<{ read: ReadLine[]; refused: RefusedLine[] }> {
  const carriers = await findCarriers(db);
  const idOf = await findOrderIds(
    db,
    lines.map(({ orderNumber }) => orderNumber),
  );
  const read: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  for (const line of lines) {
    const orderId = idOf.get(line.orderNumber);
    const carrier = carriers.find(({ code, name }) => [code, name].includes(line.carrier.trim()));
    if (orderId === undefined) refused.push(refusedLine(line, "ORDER_NOT_FOUND"));
    else if (!carrier) refused.push(refusedLine(line, "CARRIER_UNKNOWN"));
    else {
      const invoice = readCarrierInvoiceNumber(carrier, line.invoiceNumber);
      if (!invoice.ok) refused.push(refusedLine(line, invoice.code, invoice.detail));
      else
        read.push({
          ...line,
          wish: { orderId, productIds: line.productIds, carrier, invoice: invoice.value },
        });
    }
  }
  return { read: read.toSorted((a, b) => a.wish.orderId - b.wish.orderId), refused };
}

/** Dispatches one line in an open transaction, under the change of its call; a refusal says in which state the order is, or where the number is used. */
export async function dispatchLineIn(
  tx: Tx,
  context: OperatorContext,
  line: ReadLine,
  changeId: number,
): Promise<{ ok: true; moved: MovedOrder } | { ok: false; refused: RefusedLine }> {
  const sent = await dispatchIn(tx, context, line.wish, changeId);
  if (sent.ok) return { ok: true, moved: sent.value };
  return {
    ok: false,
    refused: refusedLine(line, sent.code, await reasonOf(tx, context, line.wish, sent.code)),
  };
}

/** Reasons name the shop's orders to its own operators alone, and the products of their farms to those of farms. */
async function reasonOf(
  tx: Tx,
  context: OperatorContext,
  { orderId, productIds, carrier, invoice }: Dispatching,
  code: DispatchRefusal,
): Promise<string | undefined> {
  if (code === "INVOICE_TAKEN") return isOfFarm(context) ? undefined : reasonOfTaken(tx, carrier, invoice);
  if (code !== "ORDER_NOT_MOVABLE") return undefined;
  const all = await listProducts(tx, orderId);
  const products = all.filter((product) => mayAccessFarm(context, product.distributor_id));
  const wanted = products.filter(({ id }) => productIds?.includes(id) ?? true);
  return whyNotDispatched((wanted.length > 0 ? wanted : products).map(({ status }) => status));
}

/** Names the order that has the invoice number already. */
export async function reasonOfTaken(
  db: Runner,
  carrier: CarrierRow,
  invoice: string,
): Promise<string | undefined> {
  const number = await findOrderOfInvoice(db, carrier.code, invoice);
  return number === null ? undefined : `주문 ${number}에 이미 쓴 송장 번호예요`;
}

function refusedLine(
  { line, orderNumber }: DispatchLine,
  code: Code,
  message: string = refusalMessage(code),
): RefusedLine {
  return { line, orderNumber: orderNumber.slice(0, 60), code, message };
}
