import {
  TRACKING_CODES,
  type TrackingCode,
} from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { CarrierEvent, TrackingGateway, TrackReply } from "./tracking-gateway-types.ts";

export type TrackerDeliveryOptions = {
  /** Address of the service, without `/graphql`. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

const QUERY = `query Track($carrierId: ID!, $trackingNumber: String!) {
  track(carrierId: $carrierId, trackingNumber: $trackingNumber) {
    lastEvent { time status { code } description location { name } }
    events(last: 50) { edges { node { time status { code } description location { name } } } }
  }
}`;
const DESCRIPTION_MAX = 200;
const LOCATION_MAX = 100;

/**
 * Creates the gateway to tracker.delivery (GraphQL). The service answers errors with HTTP 200 and
 * `errors[].extensions.code`; only `NOT_FOUND` concerns the parcel. Nothing is retried here, because callers ask
 * again later.
 *
 * @example await createTrackerDelivery(options).track({ carrierId: "kr.cjlogistics", invoiceNumber: "601234567890" })
 *   // { kind: "found", events: [{ code: "AT_PICKUP", at: "2026-11-21T18:20:00+09:00", … }] }
 */
export function createTrackerDelivery(options: TrackerDeliveryOptions): TrackingGateway {
  const url = `${options.baseUrl.replace(/\/+$/, "")}/graphql`;
  const authorization = `TRACKQL-API-KEY ${options.clientId}:${options.clientSecret}`;

  async function track({
    carrierId,
    invoiceNumber,
  }: {
    carrierId: string;
    invoiceNumber: string;
  }): Promise<TrackReply> {
    let response: Response;
    let body: unknown;
    try {
      response = await options.fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ query: QUERY, variables: { carrierId, trackingNumber: invoiceNumber } }),
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      body = await response.json();
    } catch (error) {
      return { kind: "unavailable", reason: error instanceof Error ? error.name : "unreachable" };
    }
    if (failure.Check(body) && body.errors.length > 0) {
      const code = body.errors[0]?.extensions?.code ?? "unknown";
      return code === "NOT_FOUND" ? { kind: "not-known" } : { kind: "unavailable", reason: code };
    }
    if (!response.ok) return { kind: "unavailable", reason: `HTTP ${response.status}` };
    if (!success.Check(body)) return { kind: "unavailable", reason: "malformed-reply" };
    const { lastEvent, events } = body.data.track;
    return { kind: "found", events: eventsOf([...events.edges.map(({ node }) => node), lastEvent]) };
  }

  return { track };
}

type Node = typeof node extends { Check(value: unknown): value is infer T } ? T : never;

/** Reads each event once; one without a readable time is omitted. The last event is not always among the others. */
function eventsOf(nodes: readonly unknown[]): CarrierEvent[] {
  const events = nodes.filter((each): each is Node => node.Check(each)).flatMap(eventOf);
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

function eventOf({ time, status, description, location }: Node): CarrierEvent[] {
  if (!/T.*(Z|[+-]\d{2}:\d{2})$/.test(time) || Number.isNaN(Date.parse(time))) return [];
  const place = location?.name?.slice(0, LOCATION_MAX);
  return [
    {
      code: codeOf(status.code),
      at: time,
      description: (description ?? "").slice(0, DESCRIPTION_MAX),
      location: place ? place : null,
    },
  ];
}

function codeOf(text: string): TrackingCode {
  return TRACKING_CODES.find((code) => code === text) ?? "UNKNOWN";
}

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const node = Compile(
  Type.Object({
    time: Type.String(),
    status: Type.Object({ code: Type.String() }),
    description: Type.Optional(Nullable(Type.String())),
    location: Type.Optional(Nullable(Type.Object({ name: Type.Optional(Nullable(Type.String())) }))),
  }),
);
const success = Compile(
  Type.Object({
    data: Type.Object({
      track: Type.Object({
        lastEvent: Type.Unknown(),
        events: Type.Object({ edges: Type.Array(Type.Object({ node: Type.Unknown() })) }),
      }),
    }),
  }),
);
const failure = Compile(
  Type.Object({
    errors: Type.Array(
      Type.Object({ extensions: Type.Optional(Type.Object({ code: Type.Optional(Type.String()) })) }),
    ),
  }),
);
