import { type Runner, statement } from "../../db/database.ts";

const PURGE = statement(
  "purge-waiting-rooms",
  `with gone as (
     select w.id from waiting_room w
      where w.opens_at < $1 and (w.closed_at is not null or w.is_cancelled)
        and not exists (select from waiting_room_place p where p.waiting_room_id = w.id and p.state in ('called', 'paying'))
      order by w.opens_at limit $2 for update of w skip locked
   ), places as (
     delete from waiting_room_place p using gone where p.waiting_room_id = gone.id
   )
   delete from waiting_room w using gone where w.id = gone.id
   returning w.id`,
);

/** Deletes up to `take` rooms that opened before an instant, with their places; returns how many. */
export async function purgeRooms(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
