import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Tables } from "../../db/tables.ts";
import type { OptionRow } from "../catalog/catalog.repository.ts";
import type { SummaryRow } from "../catalog/product-summary.sql.ts";
import { calendarOf } from "../delivery-promises/load-delivery-calendar.ts";
import type { CalendarRow } from "../delivery-promises/read-delivery-calendar.repository.ts";
import type { HeldRow, RowsAsOf } from "./pick-rows-as-of.ts";

type Product = Tables["product"] & Pick<SummaryRow, "status" | "tax_status" | "sale_type">;
type Option = Pick<OptionRow, keyof Tables["product_option"]>;
type TimedPrice = { option_id: number; price: number; begins_at: string; ends_at: string };
type ClosedDay = CalendarRow["closed_days"][number] & { name: string };

export type PastOption = {
  row: Option;
  /** Timed prices as `currentPriceOf` reads them. */
  timedPrices: { id: number; price: number; beginsAt: string; endsAt: string }[];
  /** Units that can be sold; `null` when the stock is not counted. */
  remaining: number | null;
  held: HeldRow;
  stock: HeldRow | null;
  timed: HeldRow[];
};

export type PastProduct = {
  row: Product;
  farm: Tables["distributor"] & { origin_area: AreaType };
  held: HeldRow;
  farmHeld: HeldRow;
  options: PastOption[];
  closedDays: ClosedDay[];
  calendar: DeliveryCalendar;
};

/** Puts a product together from the rows of an instant; `null` when there was none. */
export function assembleProductAsOf(rows: RowsAsOf): PastProduct | null {
  const [held] = rows.of("product");
  const [farmHeld] = rows.of("distributor");
  if (!held || !farmHeld) return null;
  const closedDays = valuesOf<ClosedDay>(rows, "closed_day");
  const calendar = calendarOf({
    closed_days: closedDays,
    carriers: valuesOf(rows, "carrier"),
    remote_areas: [],
    transit_days: valuesOf(rows, "transit_days"),
    arrivals: valuesOf(rows, "arrival_count"),
  });
  const options = rows
    .of("product_option")
    .map((each) => pastOptionOf(each, rows))
    .toSorted((one, other) => one.row.sort - other.row.sort || one.row.id - other.row.id);
  const row = withInstants(held.value as Product);
  return { row, farm: farmHeld.value as PastProduct["farm"], held, farmHeld, options, closedDays, calendar };
}

function pastOptionOf(held: HeldRow, rows: RowsAsOf): PastOption {
  const row = held.value as Option;
  const stock = rows.of("option_stock").find(({ key }) => key === held.key) ?? null;
  const timed = rows.of("timed_price").filter(({ value }) => (value as TimedPrice).option_id === row.id);
  const timedPrices = timed
    .map(({ key, value }) => {
      const { price, begins_at: beginsAt, ends_at: endsAt } = value as TimedPrice;
      return { id: Number(key), price, beginsAt, endsAt };
    })
    .toSorted((one, other) => Date.parse(one.beginsAt) - Date.parse(other.beginsAt));
  const remaining = (stock?.value as { remaining: number } | undefined)?.remaining ?? null;
  return { row, timedPrices, remaining, held, stock, timed };
}

/** Reads the instants of a row that a document has as texts. */
function withInstants(row: Product): Product {
  const instant = (value: Date | null) => value && new Date(value);
  return {
    ...row,
    coming_soon_at: instant(row.coming_soon_at),
    limited_begin_at: instant(row.limited_begin_at),
    limited_end_at: instant(row.limited_end_at),
  };
}

function valuesOf<T extends object>(rows: RowsAsOf, table: string): T[] {
  return rows.of(table).map(({ value }) => value as T);
}
