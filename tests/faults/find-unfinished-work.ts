import type { FaultTestEnvironment } from "./fault-test-environment.ts";

/** Work that a crash may leave: open payments and refunds, unexplained captures, held jobs. */

/** Counts claimed payments without an outcome, and refunds not done. */
export async function openWork({ db }: FaultTestEnvironment): Promise<number> {
  const { rows } = await db.pool.query(
    `select (select count(*) from payment p join orders o on o.id = p.order_id
              where p.check_at <= now() + interval '5 seconds' and p.payment_key is not null and o.status = 'request')
          + (select count(*) from refund where done_at is null)
          + (select count(*) from payment p join orders o on o.id = p.order_id
              where o.status = 'bank_transfer_waiting' and p.check_at <= now()) as open`,
  );
  return Number(rows[0]?.open);
}

/** Lists captures at the provider that no paid order explains. */
export async function unexplainedCaptures({ db, sandbox }: FaultTestEnvironment): Promise<string[]> {
  const { body } = await sandbox.send("GET", "/_sim/payments", null);
  const payments = body.list as {
    orderId: string;
    paymentKey: string;
    status: string;
    balanceAmount: number;
  }[];
  const held = payments.filter(
    ({ status, balanceAmount }) => (status === "DONE" || status === "PARTIAL_CANCELED") && balanceAmount > 0,
  );
  const { rows } = await db.pool.query<{ uuid: string; payment_key: string; captured: number }>(
    "select o.uuid, p.payment_key, p.captured from orders o join payment p on p.order_id = o.id where p.status = 'paid' and o.status = 'paid'",
  );
  const paid = new Map(rows.map((row) => [row.uuid, row]));
  return held
    .filter(({ orderId, paymentKey, balanceAmount }) => {
      const order = paid.get(orderId);
      return order?.payment_key !== paymentKey || order.captured !== balanceAmount;
    })
    .map(({ orderId }) => orderId);
}

/** Counts jobs locked for more than 3 s. */
export async function heldJobs({ db }: FaultTestEnvironment): Promise<number> {
  const held = "select from graphile_worker.jobs where locked_at < now() - interval '3 seconds'";
  return (await db.pool.query(held)).rows.length;
}
