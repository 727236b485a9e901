import { declareJobs } from "../../jobs/declare-jobs.ts";
import { runWaitingRooms } from "./calling/run-waiting-rooms.ts";
import { purgeRooms } from "./purge-waiting-rooms.repository.ts";

/** Days for which a closed or cancelled room explains its order. */
const ROOM_DAYS = 366;

/** Draws and calls within a second of the hour, and retention. */
export const waitingRoomJobs = declareJobs({
  repeats: [{ name: "waiting-rooms", seconds: 1, run: runWaitingRooms }],
  purges: [{ days: ROOM_DAYS, run: purgeRooms }],
});
