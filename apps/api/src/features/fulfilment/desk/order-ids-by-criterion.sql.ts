import { MATCHES, NEWEST } from "./order-filters.sql.ts";

/**
 * Ids of the orders on a page, one statement for each criterion that has an index of its own; the filters hold in all of
 * them. An order is listed once.
 */
const FIELDS = "o.id, o.created_at";
const found = (from: string) => `(select ${FIELDS} from ${from} and ${MATCHES} ${NEWEST})`;
/** The newest of each of several sources, then the newest of all. */
const union = (...sources: readonly string[]) =>
  `select distinct o.id, o.created_at from (${sources.join(" union ")}) o ${NEWEST}`;
/** The newest of each element of an array, whose order ids are read in descending order. */
const each = (array: string, ids: string) =>
  `select distinct o.id, o.created_at
     from unnest(${array}) as sought (id)
    cross join lateral (
      select ${FIELDS} from (select distinct own.order_id from ${ids} order by own.order_id desc) own
        join orders o on o.id = own.order_id
       where ${MATCHES} order by own.order_id desc limit $5) o
    ${NEWEST}`;

const address = (field: string, value: string) => found(`orders o where o.address ->> '${field}' = ${value}`);
const NO_VALUE = "$6::text is null";
const TEXT = "$6::text";
const MEANING = (name: string) => `($6::jsonb ->> '${name}')`;
const IDS = (name: string) => `array(select jsonb_array_elements_text($6::jsonb -> '${name}')::bigint)`;
const BY_INVOICE = (value: string) => `shipment s
       join shipment_product sp on sp.shipment_id = s.id
       join order_product p on p.id = sp.order_product_id
       join orders o on o.id = p.order_id
      where s.invoice_number = ${value}`;
const OF_PRODUCT = "order_product own where own.product_id = sought.id";

export const ORDER_LISTS = {
  all: found(`orders o where ${NO_VALUE}`),
  status: found(`orders o where o.status = $4 and ${NO_VALUE}`),
  name: union(address("receiverName", TEXT), address("guestOrderName", TEXT)),
  phone: union(address("phone", TEXT), address("guestOrderPhone", TEXT)),
  order: found("orders o where o.id = any($6::bigint[])"),
  invoice: union(found(BY_INVOICE(TEXT))),
  product: each("$6::bigint[]", OF_PRODUCT),
  search: union(
    found(`orders o where o.id = any(${IDS("orders")})`),
    address("receiverName", MEANING("name")),
    address("guestOrderName", MEANING("name")),
    found(`orders o where masked_name(o.address ->> 'receiverName') = ${MEANING("maskedName")}`),
    address("phone", MEANING("phone")),
    address("guestOrderPhone", MEANING("phone")),
    found(`orders o where right(o.address ->> 'phone', 4) = ${MEANING("phoneEnd")}`),
    found(
      `orders o where o.address ->> 'guestOrderPhone' is not null
          and right(o.address ->> 'guestOrderPhone', 4) = ${MEANING("phoneEnd")}`,
    ),
    found(BY_INVOICE(MEANING("invoiceNumber"))),
    `(${each(IDS("products"), OF_PRODUCT)})`,
  ),
  tag: each("array[$10::text]", "order_tag own where own.tag = sought.id and $6::text is null"),
  assignee: each(
    "array[$12::bigint]",
    "order_note own where own.assignee_id = sought.id and $6::text is null",
  ),
  day: union(
    found(
      `(select distinct f.order_id from order_option y join order_product f on f.id = y.order_product_id
         where y.promised_dispatch_on = $9::date and ($7::bigint[] is null or f.distributor_id = any($7))) own
         join orders o on o.id = own.order_id where ${NO_VALUE}`,
    ),
  ),
  area: union(
    found(
      `orders o where coalesce(o.delivery_area, o.area) = $8 and coalesce(o.delivery_area, o.area) <> 'major' and ${NO_VALUE}`,
    ),
    found(
      `remote_area_range r
         join gift g on (g.address ->> 'zonecode')::int between r.first_zonecode and r.last_zonecode
         join orders o on o.id = g.order_id where r.area = $8 and ${NO_VALUE}`,
    ),
  ),
  farm: `${each("$7::bigint[]", "order_product own where own.distributor_id = sought.id and $6::text is null")}`,
  // Few orders are in the status, and few of them are the farm's: both are read from their index and joined.
  farmInStatus: `(select ${FIELDS} from (
      with own as materialized (select distinct p.order_id from order_product p where p.distributor_id = any($7::bigint[]))
      select o.* from own join orders o on o.id = own.order_id where o.status = $4 and ${NO_VALUE}) o
     where ${MATCHES} ${NEWEST})`,
  method: each("array[$11::text]", "payment own where own.method = sought.id and $6::text is null"),
} as const;
