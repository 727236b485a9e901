import { Type } from "typebox";

/** One event of a stream; its data is sent as JSON. */
export type StreamedEvent = { event: string; data: object };
/** Stream of events that a call answers with until it ends; on the wire it is `text/event-stream`. */
export type EventStream = { events: AsyncIterable<StreamedEvent> };
export const EventStream = Type.Unsafe<EventStream>({ type: "string" });
