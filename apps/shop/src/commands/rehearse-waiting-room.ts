import { setPriority } from "node:os";
import type { Settings } from "@todayfruit/api/env";
import { rehearsalFindings } from "@todayfruit/domain/waiting-rooms/rehearsal-findings";
import { FEWEST_BUYERS, MOST_BUYERS } from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import pg from "pg";
import { openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import { copyAddressOf } from "../rehearsal/copy/open-and-remove-rehearsal-database.ts";
import { playRehearsal, type Wish } from "../rehearsal/play-rehearsal.ts";
import { RehearsalFailedError } from "../rehearsal/rehearsal-failed-error.ts";
import type { CommandContext } from "./command-context-types.ts";
import { StopWithMessageError } from "./stop-with-message-error.ts";

const USAGE = `node apps/shop/src/main.ts rehearse <공정한 오픈 번호> [사람 수 ${FEWEST_BUYERS}~${MOST_BUYERS}] [차례를 놓치는 비율 %]`;
const BUYERS = 200;
const GIVE_UP_PERCENT = 10;
/** Lowest priority: the shop on the same machine goes first. */
const LOWEST_PRIORITY = 19;
/** Advisory lock of rehearsals, held by the session that reads the shop's database. */
const LOCK = 20_261_152;

/**
 * `node apps/shop/src/main.ts rehearse <room> [buyers] [percent]`: plays an announced opening in a copy of the shop's database and
 * prints the report. Started by the shop, it sends the figures, or why there are none, to the process that started it.
 */
export async function rehearseWaitingRoom(
  settings: Settings,
  { words, opened }: CommandContext,
): Promise<void> {
  setPriority(LOWEST_PRIORITY);
  // The shop that started it has ended: nobody wants the figures any more.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  if (process.connected === false) return;
  const wish = wishOf(words);
  const { ownerUrl, directUrl } = await openAndMigrateDatabase(settings, opened);
  const address = copyAddressOf(settings, ownerUrl);
  if (!address)
    throw new StopWithMessageError(
      "REHEARSAL_DATABASE_URL에 빈 데이터베이스의 주소를 적어 주세요. 되도록 다른 서버가 좋아요.",
    );
  const source = new pg.Client({ connectionString: directUrl });
  source.on("error", () => undefined);
  await source.connect();
  opened.defer(() => source.end());
  if (!(await isAlone(source))) throw new StopWithMessageError("다른 오픈 리허설이 돌고 있어요.");
  try {
    const figures = await playRehearsal(settings, { source, address }, wish, opened);
    if (process.send) process.send({ figures });
    else {
      for (const { tone, text } of rehearsalFindings(figures)) console.log(`${tone.padEnd(8)} ${text}`);
      console.log(JSON.stringify(figures, null, 2));
    }
  } catch (error) {
    const known = error instanceof RehearsalFailedError ? error : null;
    process.send?.({ failure: known?.failure ?? "shop" });
    if (!known) throw error;
    if (!process.send) throw new StopWithMessageError(`오픈 리허설을 하지 못했어요: ${known.message}`);
  }
}

function wishOf([
  room = "",
  buyers = String(BUYERS),
  percent = String(GIVE_UP_PERCENT),
]: readonly string[]): Wish {
  const wish = { roomId: Number(room), buyers: Number(buyers), giveUpPercent: Number(percent) };
  const isWish =
    Number.isSafeInteger(wish.roomId) &&
    wish.roomId > 0 &&
    Number.isInteger(wish.buyers) &&
    wish.buyers >= FEWEST_BUYERS &&
    wish.buyers <= MOST_BUYERS &&
    wish.giveUpPercent >= 0 &&
    wish.giveUpPercent <= 90;
  if (!isWish) throw new StopWithMessageError(USAGE);
  return wish;
}

async function isAlone(source: pg.Client): Promise<boolean> {
  const { rows } = await source.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
  return rows[0]?.taken === true;
}
