import type { PastSource, ProductAsOf } from "@todayfruit/contract/past-rows/product-as-of";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { priceReasonAt } from "@todayfruit/domain/past-rows/price-reason-at";
import type { Static } from "typebox";
import { computeDeliveryPromiseOfProduct } from "../catalog/compute-delivery-promise-of-product.ts";
import { presentPromise } from "../catalog/map-delivery-terms-and-promise.ts";
import { presentOption } from "../catalog/option.presenter.ts";
import { computeCurrentPrice } from "../catalog/prices/compute-current-price.ts";
import { presentStatus } from "../catalog/product.presenter.ts";
import type { PastOption, PastProduct } from "./assemble-product-as-of.ts";
import type { HeldRow } from "./pick-rows-as-of.ts";

type Shown = Static<typeof ProductAsOf>;
type Source = Static<typeof PastSource>;

/** Presents a product as its page showed it at an instant, by the presenters and rules of the page. */
export function presentPastProduct(product: PastProduct, at: Date): Shown {
  const { row, farm, held, farmHeld, options, calendar } = product;
  const representative = options.find((option) => option.row.id === row.representative_option_id);
  const priced = pricedBy(row.price, representative);
  const terms = { ...row, ...farmTerms(product) };
  const promise = computeDeliveryPromiseOfProduct(terms, shipmentDatesOf(options), at, calendar);
  return {
    isVisible: row.status !== "waiting" && row.status !== "removed",
    name: row.name,
    subTitle: row.sub_title,
    productStatus: presentStatus(row),
    price: computeCurrentPrice(priced, at).price,
    listPrice: row.list_price,
    priceReason: reasonOf(priced, at),
    origin: row.origin,
    storage: row.storage,
    expiryNote: row.expiry_note,
    farmName: farm.name,
    orderCutoffTime: farm.order_cutoff_time,
    deliveryPromise: presentPromise(promise),
    options: options.map((option) => {
      const own = computeDeliveryPromiseOfProduct(terms, [option.row.shipment_date], at, calendar);
      return {
        option: presentOption(
          {
            ...option.row,
            timed_prices: option.timedPrices,
            remaining: option.remaining,
            product_status: row.status,
            tax_status: row.tax_status,
          },
          { promise: own, now: at },
        ),
        priceReason: reasonOf(pricedBy(option.row.price, option), at),
        sources: sourcesOf(option),
      };
    }),
    closedDays: closedDaysUntil(promise.arrivalTo, product, at),
    sources: [sourceOf("product", held), sourceOf("distributor", farmHeld)],
  };
}

function farmTerms({ farm }: PastProduct) {
  const { order_cutoff_time, shipping_weekdays, origin_area } = farm;
  return { order_cutoff_time, shipping_weekdays, origin_area };
}

function pricedBy(price: number, option: PastOption | undefined) {
  return {
    price,
    special_sale_price: option?.row.special_sale_price ?? null,
    timed_prices: option?.timedPrices ?? [],
  };
}

function reasonOf({ price, special_sale_price, timed_prices }: ReturnType<typeof pricedBy>, at: Date) {
  return priceReasonAt({ price, specialSalePrice: special_sale_price, timedPrices: timed_prices }, at);
}

/** 출고일 of the options that can be bought, as the page of the product takes them. */
function shipmentDatesOf(options: readonly PastOption[]): (string | null)[] {
  return options
    .filter(
      ({ row, remaining }) =>
        row.status === "unlimited_stock_in" || (row.status === "stock_in" && remaining !== 0),
    )
    .map(({ row }) => row.shipment_date);
}

function closedDaysUntil(last: string, { closedDays, row }: PastProduct, at: Date): Shown["closedDays"] {
  const first = kstDateOf(at.toISOString());
  return closedDays
    .filter(({ day }) => day >= first && day <= last)
    .filter(({ distributor_id }) => distributor_id === null || distributor_id === row.distributor_id)
    .filter(({ carrier_code }) => carrier_code === null || carrier_code === row.delivery_company_code)
    .map(({ day, name, kind }) => ({ day, name, kind: kind as Shown["closedDays"][number]["kind"] }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function sourcesOf({ held, stock, timed }: PastOption): Source[] {
  return [
    sourceOf("product_option", held),
    ...(stock ? [sourceOf("option_stock", stock)] : []),
    ...timed.map((each) => sourceOf("timed_price", each)),
  ];
}

function sourceOf(table: Source["table"], { key, from, until }: HeldRow): Source {
  return { table, id: Number(key), from, until };
}
