import type { Reply } from "@todayfruit/contract/all-calls";
import { findRowValueAtInstant } from "@todayfruit/domain/past-rows/find-row-value-at-instant";
import { explainPrice } from "@todayfruit/domain/pricing/explain-price";
import type { LineValue, OrderProductRow, PastOrderRow, PastVersionRow } from "./order-as-of.repository.ts";

type AsOf = Reply<"GET /operator/v1/orders/{id}/as-of">;
type Shown = NonNullable<AsOf["shown"]>;

/** Presents an order as it was at an instant; what was not recorded then is null. */
export function presentPastOrder(order: PastOrderRow, at: Date, recordsFrom: Date): AsOf {
  const instant = at.toISOString();
  const changes = changesOf(order);
  return {
    id: order.id,
    orderNumber: order.number,
    at: instant,
    recordsFrom: recordsFrom.toISOString(),
    previousChange: changes.findLast((each) => each <= instant) ?? null,
    nextChange: changes.find((each) => each > instant) ?? null,
    state: at < order.created_at ? "not_there" : "shown",
    shown: at < order.created_at ? null : presentShown(order, instant, at >= recordsFrom),
  };
}

function presentShown(order: PastOrderRow, at: string, isRecorded: boolean): Shown {
  const until = <T extends { at: string }>(rows: readonly T[]) => rows.filter((each) => iso(each.at) <= at);
  const events = until(order.events);
  const lastOf = (kind: string) =>
    events.findLast((each) => each.kind === kind && each.order_product_id === null)?.text ?? null;
  return {
    createdAt: order.created_at.toISOString(),
    orderItemStatus: lastOf("order") ?? "request",
    paymentStatus: lastOf("payment"),
    products: order.products.map((product) => presentProduct(product, at, isRecorded)),
    prices: {
      listPrice: order.list_price,
      productsPrice: order.products_price,
      couponDiscountPrice: order.coupon_discount,
      shippingFee: order.base_shipping_fee + order.area_shipping_fee,
      usedPoint: order.used_point,
      price: order.price,
    },
    quote: presentQuote(order),
    refundedPrice: until(order.refunds).reduce((sum, { amount }) => sum + amount, 0),
    events: events.map(({ kind, text, by, reason, at: time }) => ({ kind, text, by, reason, at: iso(time) })),
  };
}

function presentProduct(
  product: OrderProductRow,
  at: string,
  isRecorded: boolean,
): Shown["products"][number] {
  const status =
    findRowValueAtInstant(versionsOf(product.past), { status: product.status }, at).value?.status ?? null;
  return {
    id: product.id,
    ...productAt(product, at),
    orderItemProductStatus: isRecorded ? status : null,
    options: isRecorded ? product.options.map((line) => presentLine(line, at)) : null,
  };
}

/** Returns the product of a line at an instant: before a swap of a gift, and after it was taken back, what was bought. */
function productAt({ product_id, name, swap }: OrderProductRow, at: string) {
  if (swap === null) return { productId: product_id, name };
  const isSwapped =
    iso(swap.swapped_at) <= at && (swap.taken_back_at === null || iso(swap.taken_back_at) > at);
  return isSwapped
    ? { productId: swap.to_product_id, name: swap.to_name }
    : { productId: swap.from_product_id, name: swap.from_name };
}

function presentLine({ id, current, past }: OrderProductRow["options"][number], at: string) {
  const line: LineValue = findRowValueAtInstant(versionsOf(past), current, at).value ?? current;
  return {
    id,
    optionId: line.option_id,
    name: line.name,
    units: line.units,
    unitPrice: line.unit_price,
    promisedDispatchDate: line.promised_dispatch_on,
    promisedArrivalFrom: line.promised_arrival_from,
    promisedArrivalTo: line.promised_arrival_to,
  };
}

/** Explains the quote by the names of the order; the name of an option is the one that was ordered first. */
function presentQuote({ quote, products, coupon_names }: PastOrderRow): Shown["quote"] {
  const options = new Map(
    products.flatMap((product) =>
      product.options.map(({ current, past }) => {
        const ordered = past[0]?.value ?? current;
        const name = product.swap?.from_name ?? product.name;
        return [String(ordered.option_id), `${name} ${ordered.name}`] as const;
      }),
    ),
  );
  const farms = new Map(
    products.flatMap(({ distributor_id, distributor_name, swap }) => [
      [distributor_id, distributor_name] as const,
      ...(swap ? [[swap.from_distributor_id, swap.from_distributor_name] as const] : []),
    ]),
  );
  const farmOf = new Map(quote.bundles.map(({ key, distributorId }) => [key, distributorId]));
  return explainPrice(quote, {
    ofLine: (lineId) => options.get(lineId.replace(/^\d+\//, "")) ?? "상품",
    ofBundle: (key) => farms.get(farmOf.get(key) ?? 0) ?? "농장",
    ofCoupon: coupon_names ?? {},
  });
}

/** Instants at which something of the order changed, the earliest first. */
function changesOf({ created_at, events, products, refunds }: PastOrderRow): string[] {
  const rows = products.flatMap(({ past, options }) => [...past, ...options.flatMap((line) => line.past)]);
  const instants = [
    created_at.toISOString(),
    ...[...events, ...refunds].map(({ at }) => iso(at)),
    ...rows.map(({ until }) => iso(until)),
  ];
  return [...new Set(instants)].toSorted();
}

function versionsOf<V>(past: readonly PastVersionRow<V>[]) {
  return past.map(({ until, value }) => ({ until: iso(until), value }));
}

function iso(instant: string): string {
  return new Date(instant).toISOString();
}
