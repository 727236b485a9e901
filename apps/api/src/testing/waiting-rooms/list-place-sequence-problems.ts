import { createHash } from "node:crypto";
import type { Db } from "../../db/database.ts";

type Place = {
  ticket: string;
  number: number;
  is_drawn: boolean;
  came_at: Date;
  called_at: Date | null;
  state: string;
};

/**
 * Explains the order of a room from what was written down: the seed is the one whose hash was announced, drawn places are
 * in the order of the hash of the seed and their tickets, later ones follow by time, and nobody was called before a lower
 * number that did not leave. Returns what cannot be explained.
 */
export async function listPlaceSequenceProblems(db: Db, roomId: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ seed: Buffer; seed_hash: Buffer }>(
    "select seed, seed_hash from waiting_room where id = $1",
    [roomId],
  );
  const room = rows[0];
  if (!room) return ["the room is gone"];
  const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
  const places = (
    await db.pool.query<Place>(
      "select ticket, number, is_drawn, came_at, called_at, state from waiting_room_place where waiting_room_id = $1 and number is not null order by number",
      [roomId],
    )
  ).rows;
  const drawn = places.filter((place) => place.is_drawn);
  const hashed = drawn.map(({ ticket }) =>
    sha256(Buffer.concat([room.seed, Buffer.from(ticket.replaceAll("-", ""), "hex")])).toString("hex"),
  );
  const problems: string[] = [];
  if (!sha256(room.seed).equals(room.seed_hash)) problems.push("the seed is not the announced one");
  if (places.some((place, index) => place.number !== index + 1))
    problems.push("a number is missing or twice");
  if (hashed.some((hash, index) => index > 0 && hash <= (hashed[index - 1] ?? "")))
    problems.push("drawn numbers do not follow from the seed");
  if (places.slice(0, drawn.length).some((place) => !place.is_drawn))
    problems.push("somebody who came later is before somebody who was drawn");
  let calledAt = 0;
  for (const place of places.filter(({ state }) => state !== "left")) {
    const at = place.called_at?.getTime() ?? Number.POSITIVE_INFINITY;
    if (at < calledAt) problems.push(`number ${place.number} was called before a lower one`);
    calledAt = Math.max(calledAt, at);
  }
  return problems;
}
