import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { purgeSubscriptions } from "./subscriptions.repository.ts";
import { announceSeasonBoxes } from "./timed/announce-season-boxes.ts";
import { askForReplacementCards } from "./timed/ask-for-replacement-cards.ts";
import { chargeDueCycles } from "./timed/charge-due-cycles.ts";
import { remindCycles } from "./timed/remind-cycles.ts";

/** Days for which subscriptions that ended are kept beside their orders (전자상거래법 시행령 제6조). */
const FIVE_YEARS = 1827;

/** Timed work of subscriptions: texts at 10:00, charges at 18:00, retention. */
export const subscriptionJobs = declareJobs({
  tasks: {
    "remind-subscriptions": { run: (services) => remindCycles(services), timed: { every: 10 * MINUTE } },
    "announce-season-boxes": { run: announceSeasonBoxes, timed: { every: 10 * MINUTE } },
    "ask-for-subscription-cards": {
      run: (services) => askForReplacementCards(services),
      timed: { every: MINUTE },
    },
    "charge-subscriptions": { run: (services) => chargeDueCycles(services), timed: { every: MINUTE } },
  },
  purges: [{ days: FIVE_YEARS, run: purgeSubscriptions }],
});
