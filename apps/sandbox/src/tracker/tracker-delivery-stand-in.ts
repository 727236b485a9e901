import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { kstTimestamp } from "../kst.ts";
import { CODES, type Code, createParcels, type Parcel, type ParcelEvent } from "./parcel-store.ts";
import { sendParcels } from "./parcels-page.ts";

/** Stand-in of the tracking service tracker.delivery. */

export type TrackerOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: () => Date;
};

const PARCELS_KEPT = 10_000;

/** Binds tracker.delivery: parcels are moved manually (`GET /tracker`) or by tests (`POST /_sim/tracker/events`). */
export function bindTrackerDeliveryStandIn(
  app: FastifyInstance,
  { clientId, clientSecret, clock }: TrackerOptions,
): void {
  const parcels = createParcels(PARCELS_KEPT);
  const key = `TRACKQL-API-KEY ${clientId}:${clientSecret}`;
  let failing = 0;

  app.post("/tracker/graphql", ({ headers, body }, reply) => {
    if (failing > 0) {
      failing -= 1;
      return reply.code(500).send({ message: "잠시 후 다시 시도해 주세요." });
    }
    if (headers.authorization !== key) return refusal("UNAUTHENTICATED", "Invalid credentials");
    if (!trackBody.Check(body)) return refusal("BAD_REQUEST", "carrierId and trackingNumber are needed");
    const parcel = parcels.ask(body.variables.carrierId, body.variables.trackingNumber);
    return parcel.events.length === 0
      ? refusal("NOT_FOUND", "해당 운송장이 존재하지 않습니다.")
      : { data: { track: present(parcel) } };
  });

  app.get("/tracker", (_request, reply) => sendParcels(reply, parcels.list()));
  app.post("/tracker", ({ body }, reply) => {
    if (!moveBody.Check(body)) return reply.code(400).send({ message: "carrierId, trackingNumber, code" });
    parcels.move(body.carrierId, body.trackingNumber, eventOf(body, clock));
    return reply.redirect("/tracker", 303);
  });

  app.post("/_sim/tracker/events", ({ body }, reply) => {
    if (!moveBody.Check(body)) return reply.code(400).send({ message: "carrierId, trackingNumber, code" });
    return present(parcels.move(body.carrierId, body.trackingNumber, eventOf(body, clock)));
  });
  /** Fails the next `times` queries like a provider that is down. */
  app.post("/_sim/tracker/fail", ({ body }, reply) => {
    if (!failBody.Check(body)) return reply.code(400).send({ message: "times: 0~1000" });
    failing = body.times;
    return body;
  });
}

type Said = { code: Code; time?: string; description?: string; location?: string };

function eventOf(said: Said, clock: () => Date): ParcelEvent {
  const { description, location } = WORDS[said.code];
  return {
    code: said.code,
    time: said.time ?? kstTimestamp(clock()),
    description: said.description ?? description,
    location: said.location ?? location,
  };
}

/**
 * Builds the reply of a parcel. The last edge is not always the last event: events are listed as carriers recorded
 * them.
 */
function present({ trackingNumber, events }: Parcel): object {
  const nodes = events.map((event) => ({
    time: event.time,
    status: { code: event.code, name: WORDS[event.code].description },
    description: event.description,
    location: { name: event.location },
  }));
  const last = nodes.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)).at(-1);
  return { trackingNumber, lastEvent: last, events: { edges: nodes.map((node) => ({ node })) } };
}

function refusal(code: string, message: string): object {
  return { data: null, errors: [{ message, path: ["track"], extensions: { code } }] };
}

const WORDS: Record<Code, { description: string; location: string }> = {
  INFORMATION_RECEIVED: { description: "접수되었습니다.", location: "산지" },
  AT_PICKUP: { description: "보내시는 고객님으로부터 상품을 인수했습니다.", location: "산지 집배점" },
  IN_TRANSIT: { description: "물류터미널로 상품이 이동 중입니다.", location: "옥천HUB" },
  OUT_FOR_DELIVERY: { description: "고객님의 상품을 배송할 예정입니다.", location: "서울송파" },
  ATTEMPT_FAIL: { description: "받는 분이 계시지 않아 배송하지 못했습니다.", location: "서울송파" },
  DELIVERED: { description: "배송이 완료되었습니다.", location: "서울송파" },
  AVAILABLE_FOR_PICKUP: { description: "찾아가실 수 있습니다.", location: "서울송파" },
  EXCEPTION: { description: "배송이 지연되고 있습니다.", location: "옥천HUB" },
};

const CarrierId = Type.String({ pattern: "^[a-z]{2}\\.[a-z0-9]{1,30}$" });
const TrackingNumber = Type.String({ pattern: "^\\d{8,20}$" });
const trackBody = Compile(
  Type.Object({
    query: Type.String({ pattern: "track\\(" }),
    variables: Type.Object({ carrierId: CarrierId, trackingNumber: TrackingNumber }),
  }),
);
const moveBody = Compile(
  Type.Object({
    carrierId: CarrierId,
    trackingNumber: TrackingNumber,
    code: Type.Unsafe<Code>({ type: "string", enum: [...CODES] }),
    time: Type.Optional(Type.String({ minLength: 20, maxLength: 40 })),
    description: Type.Optional(Type.String({ maxLength: 1000 })),
    location: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
);
const failBody = Compile(Type.Object({ times: Type.Integer({ minimum: 0, maximum: 1000 }) }));
