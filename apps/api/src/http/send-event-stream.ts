import { Readable } from "node:stream";
import type { EventStream, StreamedEvent } from "@todayfruit/contract/change-events/event-stream-types";
import type { FastifyReply } from "fastify";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  interface FastifyContextConfig {
    /** True for a call that answers with a stream of events. */
    streamsEvents?: boolean;
  }
}

/** Time in ms after which a browser opens a stream that broke off again. */
const RETRY_MS = 1000;

/** Sends events as they come, in the format of server-sent events; no proxy keeps them back. */
export function sendEventStream(reply: FastifyReply, { events }: EventStream): FastifyReply {
  return reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("x-accel-buffering", "no")
    .send(Readable.from(textsOf(events)));
}

async function* textsOf(events: AsyncIterable<StreamedEvent>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
