import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeMessageEvents } from "./message-events-and-routing.repository.ts";
import { purgeMessages } from "./outbox.repository.ts";
import { sendMessages } from "./sending/send-messages.ts";
import { purgeBatches } from "./text-message-batches.repository.ts";

/** Sending of messages every 3 s, and retention of events, messages and batches for longer than any message is repeated. */
export const messageJobs = declareJobs({
  tasks: { "send-messages": { run: sendMessages, timed: { every: 3 } } },
  purges: [
    { days: 180, run: purgeMessageEvents },
    { days: 180, run: purgeMessages },
    { days: 180, run: purgeBatches },
  ],
});
