import type { Input } from "@todayfruit/contract/all-calls";
import { STREAM_SECONDS } from "@todayfruit/contract/change-events/change-events.calls";
import type { StreamedEvent } from "@todayfruit/contract/change-events/event-stream-types";
import { ok, refuse } from "@todayfruit/domain/result";
import type { ChangeReader, RecordChange } from "../../db/notifications/record-change-bus.ts";
import { findAsker } from "../../http/authentication/authenticate-request.ts";
import { bearerOf } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Operator, OperatorContext } from "../../http/handler-context-types.ts";
import { findChangedListsOfOperator } from "./find-changed-lists-of-operator.ts";

/** Time in ms between two signs of life, each after another look at the session. */
const BEAT_MS = 5000;
/** Time in ms for which changes are gathered after the first, so that a busy shop sends four events a second at most. */
const GATHER_MS = 250;

/** Streams which lists an operator has to read again, until the time is over, they leave or their session ends. */
export async function streamChanges(
  { query }: Input<"GET /operator/v1/events">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/events">> {
  const reader = context.recordChanges.open();
  if (reader === null) return refuse("SHOP_BUSY");
  const lastsMs = (query?.seconds ?? STREAM_SECONDS) * 1000;
  return ok({ events: eventsOf(reader, context, lastsMs) });
}

async function* eventsOf(
  reader: ChangeReader,
  context: OperatorContext,
  lastsMs: number,
): AsyncGenerator<StreamedEvent> {
  const { recordChanges } = context;
  const endsAt = performance.now() + lastsMs;
  let { operator } = context;
  let { isLive } = recordChanges;
  let beatAt = performance.now();
  try {
    yield { event: "beat", data: { isLive } };
    for (let now = beatAt; now < endsAt; now = performance.now()) {
      const changes = await gather(reader, Math.max(0, Math.min(endsAt, beatAt + BEAT_MS) - now));
      if (changes === null) return;
      const nouns = new Set(changes.flatMap((change) => findChangedListsOfOperator(operator, change)));
      if (nouns.size > 0) yield { event: "changed", data: { nouns: [...nouns] } };
      if (recordChanges.isLive === isLive && performance.now() < beatAt + BEAT_MS) continue;
      const found = await askerOf(context);
      if (found === null) {
        yield { event: "ended", data: {} };
        return;
      }
      operator = found;
      beatAt = performance.now();
      isLive = recordChanges.isLive;
      yield { event: "beat", data: { isLive } };
    }
  } finally {
    reader.close();
  }
}

/** Waits for a change and gathers what follows it at once. */
async function gather(reader: ChangeReader, patienceMs: number): Promise<readonly RecordChange[] | null> {
  const first = await reader.next(patienceMs);
  if (first === null || first.length === 0) return first;
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  const more = await reader.next(0);
  return more === null ? null : [...first, ...more];
}

/** Finds the operator of the stream's session as they are now; `null` once it ended or may not come from here. */
async function askerOf(context: OperatorContext): Promise<Operator | null> {
  const found = await findAsker(context, bearerOf(context.authorization), context.address);
  return found?.isNetworkAllowed ? found.operator : null;
}
