import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { kstTimestamp } from "../kst.ts";
import { createFaults, FAULTS, type Fault } from "../solapi/faults.ts";
import type { Pickup } from "./pickup-types.ts";
import { sendPickups } from "./pickups-page.ts";

/** Stand-in of the pickup service of the carriers. */

export type PickupsOptions = { readonly apiKey: string; readonly clock: () => Date };

/**
 * Binds the carriers' pickup service: `PUT`, `GET` and `DELETE /carriers/pickups/{key}`; goods are collected manually
 * (`GET /pickups`) or by tests (`POST /_sim/pickups/collect`).
 */
export function bindCarrierPickupServiceStandIn(
  app: FastifyInstance,
  { apiKey, clock }: PickupsOptions,
): void {
  const pickups = new Map<string, Pickup>();
  const refused = new Map<string, string>();
  const faults = createFaults();
  let made = 0;

  function put(key: string, wish: typeof orderBody extends { Check(v: unknown): v is infer T } ? T : never) {
    const before = pickups.get(key);
    // What was collected stays as it is, and a late repetition of an older wish changes nothing.
    if (before && (before.collectedAt !== null || before.version >= wish.version)) return before;
    made += before ? 0 : 1;
    const fresh = { reference: `P${String(made).padStart(6, "0")}`, collectedAt: null, invoiceNumber: null };
    const pickup = { ...fresh, ...before, ...wish, key };
    pickups.set(key, pickup);
    return pickup;
  }

  function collect(key: string, time?: string, invoiceNumber?: string): Pickup | null {
    const pickup = pickups.get(key);
    if (!pickup) return null;
    const number = String(5_000_000_000_00 + Number(pickup.reference.slice(1)));
    const collected = {
      ...pickup,
      collectedAt: time ?? kstTimestamp(clock()),
      invoiceNumber: invoiceNumber ?? number,
    };
    pickups.set(key, collected);
    return collected;
  }

  app.route<{ Params: { key: string } }>({
    method: ["PUT", "GET", "DELETE"],
    url: "/carriers/pickups/:key",
    handler({ method, headers, params: { key }, body }, reply) {
      if (headers.authorization !== `Bearer ${apiKey}`)
        return reply.code(401).send({ message: "인증이 필요합니다." });
      if (method === "PUT") {
        if (!orderBody.Check(body)) return reply.code(400).send({ message: "pickupOn, from, to, contents" });
        const message = refused.get(body.pickupOn);
        if (message !== undefined) return reply.code(422).send({ message });
        return faults.answer(reply, () => put(key, body));
      }
      const pickup = pickups.get(key);
      if (method === "DELETE" && pickup?.collectedAt === null) pickups.delete(key);
      const left = pickups.get(key);
      return faults.answer(reply, () => {
        if (!left) void reply.code(404);
        return left ?? { message: "접수된 집하가 없습니다." };
      });
    },
  });

  app.get("/pickups", (_request, reply) => sendPickups(reply, [...pickups.values()].toReversed()));
  app.post("/pickups", ({ body }, reply) => {
    if (!collectBody.Check(body)) return reply.code(400).send({ message: "key" });
    collect(body.key);
    return reply.redirect("/pickups", 303);
  });

  app.get("/_sim/pickups", () => ({ list: [...pickups.values()] }));
  app.post("/_sim/pickups/collect", ({ body }, reply) => {
    if (!collectBody.Check(body)) return reply.code(400).send({ message: "key" });
    return collect(body.key, body.time, body.invoiceNumber) ?? reply.code(404).send({ message: "key" });
  });
  /** Refuses all pickups on a day with a message. */
  app.post("/_sim/pickups/refuse", ({ body }, reply) => {
    if (!refuseBody.Check(body)) return reply.code(400).send({ message: "pickupOn, message" });
    refused.set(body.pickupOn, body.message);
    return body;
  });
  app.post("/_sim/pickups/faults", ({ body }, reply) => {
    if (!faultsBody.Check(body)) return reply.code(400).send({ message: "pattern" });
    faults.set(body.pattern);
    return body;
  });
}

const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const Short = Type.String({ minLength: 1, maxLength: 300 });
const Place = Type.Object({ name: Short, phone: Short, zonecode: Short, address: Short });
const orderBody = Compile(
  Type.Object({
    version: Type.Integer({ minimum: 1 }),
    carrierCode: Type.String({ pattern: "^\\d{2}$" }),
    pickupOn: Day,
    from: Place,
    to: Type.Object({ name: Short, phone: Type.String(), zonecode: Type.String(), address: Short }),
    contents: Short,
  }),
);
const collectBody = Compile(
  Type.Object({
    key: Short,
    time: Type.Optional(Type.String({ minLength: 20, maxLength: 40 })),
    invoiceNumber: Type.Optional(Type.String({ pattern: "^\\d{10,13}$" })),
  }),
);
const refuseBody = Compile(Type.Object({ pickupOn: Day, message: Short }));
const faultsBody = Compile(
  Type.Object({
    pattern: Type.Array(Type.Unsafe<Fault>({ type: "string", enum: [...FAULTS] }), { maxItems: 20 }),
  }),
);
