import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type ReplacementStatus = "waiting" | "packed" | "dispatched" | "delivered";
export type ReplacementRow = RowOf<typeof LIST> & {
  options: { id: number; name: string; units: number }[];
  status: ReplacementStatus;
};

const STATUS = `case when r.delivered_at is not null then 'delivered' when r.shipment_id is not null then 'dispatched'
       when r.packed_at is not null then 'packed' else 'waiting' end`;
const REPLACEMENT = `select r.return_request_id as id, c.order_id, c.order_product_id, op.name as product_name,
       op.distributor_name, coalesce(o.address ->> 'receiverName', '') as receiver_name,
       r.created_at, r.packed_at, r.delivered_at, s.dispatched_at, s.carrier_code, s.invoice_number, o.user_id,
       ${STATUS} as status,
       (select jsonb_agg(jsonb_build_object('id', oo.option_id, 'name', oo.name, 'units', co.units) order by oo.id)
          from return_request_option co join order_option oo on oo.id = co.order_option_id
         where co.return_request_id = c.id) as options
  from replacement r
  join return_request c on c.id = r.return_request_id
  join order_product op on op.id = c.order_product_id
  join orders o on o.id = c.order_id
  left join shipment s on s.id = r.shipment_id`;

const LIST = statement(
  "list-replacements",
  `${REPLACEMENT} where r.return_request_id > $2 and ($1::text is null or ${STATUS} = $1) order by r.return_request_id limit $3`,
);

/** Lists replacements after an id, those approved first at the top. */
export function listReplacementRows(
  db: Runner,
  page: { status: ReplacementStatus | null; after: number; take: number },
): Promise<ReplacementRow[]> {
  return db.run(LIST, [page.status, page.after, page.take]) as Promise<ReplacementRow[]>;
}

const FIND = statement("find-replacement", `${REPLACEMENT} where r.return_request_id = $1`);

export async function findReplacement(db: Runner, id: number): Promise<ReplacementRow | null> {
  const [row] = (await db.run(FIND, [id])) as ReplacementRow[];
  return row ?? null;
}

const LOCK = statement(
  "lock-replacement",
  "select return_request_id as id from replacement where return_request_id = $1 for update",
);

/** Locks a replacement until the transaction ends; returns `null` when there is none. */
export async function lockReplacement(tx: Tx, id: number): Promise<{ id: number } | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const PACK = statement(
  "pack-replacement",
  "update replacement set packed_at = coalesce(packed_at, $2) where return_request_id = $1",
);

export async function packReplacement(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(PACK, [id, now]);
}

const DISPATCH = statement(
  "dispatch-replacement",
  `with parcel as (
     insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, check_at) values ($2, $3, $4, $5, $6)
         on conflict (carrier_code, invoice_number) do nothing
     returning id
   )
   update replacement r set packed_at = coalesce(r.packed_at, $5), shipment_id = parcel.id
     from parcel where r.return_request_id = $1
   returning parcel.id`,
);

/** Sends a replacement in a parcel of its own; returns `null` when the invoice number is another parcel's. */
export async function dispatchReplacementRow(
  tx: Tx,
  d: {
    id: number;
    userId: number;
    carrierCode: string;
    invoiceNumber: string;
    now: Date;
    lookAt: Date | null;
  },
): Promise<number | null> {
  const [row] = await tx.run(DISPATCH, [d.id, d.userId, d.carrierCode, d.invoiceNumber, d.now, d.lookAt]);
  return row?.id ?? null;
}

const DELIVER = statement(
  "deliver-replacements",
  `update replacement r set delivered_at = $2
     from return_request c
    where c.id = r.return_request_id and r.shipment_id = $1 and r.delivered_at is null
   returning r.return_request_id as id, c.order_id, c.order_product_id`,
);

/** Marks the replacements of a parcel as delivered; returns those that were not before. */
export function deliverReplacementRows(
  tx: Tx,
  shipmentId: number,
  at: Date,
): Promise<{ id: number; order_id: number; order_product_id: number }[]> {
  return tx.run(DELIVER, [shipmentId, at]);
}

const END_PARCEL = statement(
  "end-parcel-of-replacement",
  `update shipment s set delivered_at = $2, check_at = null from replacement r
    where r.return_request_id = $1 and s.id = r.shipment_id returning s.id`,
);

/** Ends the parcel of a replacement where no carrier reports its delivery; returns its id. */
export async function endParcelOfReplacement(tx: Tx, id: number, at: Date): Promise<number | null> {
  const [row] = await tx.run(END_PARCEL, [id, at]);
  return row?.id ?? null;
}
