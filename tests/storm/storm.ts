import { allFaultsStorm } from "./all-faults/all-faults-storm.ts";
import { rollOutVersionUnderLoad } from "./roll-out-version-under-load.ts";
import { sellThroughPooler } from "./sell-through-pooler.ts";
import { sellToOverloadingCrowds } from "./sell-to-overloading-crowds.ts";
import { sellWhileDatabaseSessionsEnd } from "./sell-while-database-sessions-end.ts";
import { sellWhileDatabaseSilent } from "./sell-while-database-silent.ts";
import { sellWhileStockRowLocked } from "./sell-while-stock-row-locked.ts";
import { floodFromOneNetwork } from "./strangers/flood-from-one-network.ts";
import { requestRandomPageQueries } from "./strangers/request-random-page-queries.ts";
import { sendExpensiveRequestBodies } from "./strangers/send-expensive-request-bodies.ts";
import { sellThroughWaitingRoom } from "./waiting-room/sell-through-waiting-room.ts";

/** `npm run storm -- <scenario>`: runs one kind of fault under load and prints its figures. */

const [name = "", ...words] = process.argv.slice(2);

const SCENARIOS: Record<string, () => Promise<unknown>> = {
  all: () =>
    allFaultsStorm({
      seconds: Number(words[0] ?? 60),
      sessions: 0,
      members: 16,
      purchases: 0,
      subscriptions: 4,
      rounds: 6,
    }),
  "dear-bodies": () =>
    sendExpensiveRequestBodies({
      secondsACall: Number(words[0] ?? 30),
      secondsOfPictures: 30,
      connections: 4,
      only: words[1] ?? "",
    }),
  "fall-silent": () => sellWhileDatabaseSilent({ seconds: 120, buyers: 20 }),
  "hold-a-row": () => sellWhileStockRowLocked({ seconds: 15, buyers: 60 }),
  overload: () => sellToOverloadingCrowds({ crowds: [4, 16, 300, 16], seconds: 20 }),
  "one-network": () => floodFromOneNetwork({ addresses: Number(words[0] ?? 10_000) }),
  "pooler-session": () => sellThroughPooler("session", 10),
  "pooler-transaction": () => sellThroughPooler("transaction", 10),
  "random-queries": () => requestRandomPageQueries({ queries: 1000, seconds: Number(words[0] ?? 10) }),
  "waiting-room": () => sellThroughWaitingRoom(Number(words[0] ?? 2000), Number(words[1] ?? 300)),
  "roll-out": () => rollOutVersionUnderLoad(words[0] ?? "../before", 30),
  "end-sessions": () =>
    sellWhileDatabaseSessionsEnd({ seconds: 60, sessions: 0, restarts: 10, buyers: 12, purchases: 0 }),
};

const scenario = SCENARIOS[name];
if (!scenario) {
  console.error(`npm run storm -- ${Object.keys(SCENARIOS).join(" | ")}`);
  process.exit(1);
}
console.log(JSON.stringify(await scenario(), null, 1));
process.exit();
