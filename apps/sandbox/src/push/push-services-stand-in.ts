import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { bindFcmStandIn } from "./fcm-stand-in.ts";
import {
  FAULTS,
  type Fault,
  type PushFaults,
  type PushInbox,
  type SentPush,
} from "./push-inbox-and-fault-types.ts";
import { bindWebPushServiceStandIn } from "./web-push-service-stand-in.ts";

/** Stand-ins of the push services, with their faults and inbox. */

const KEPT = 20_000;

/**
 * Binds the push services: FCM for apps and Web Push for browsers. Accepted pushes are kept in the inbox and reach
 * nobody.
 */
export function bindPushServicesStandIn(
  app: FastifyInstance,
  options: { clock: () => Date; publicUrl: string },
): PushInbox {
  const pushes: SentPush[] = [];
  let pattern: readonly Fault[] = [];
  let turn = 0;
  const faults: PushFaults = {
    next() {
      turn += 1;
      return pattern[turn % pattern.length] ?? "none";
    },
  };
  const inbox: PushInbox = {
    add(push) {
      pushes.push(push);
      if (pushes.length > KEPT) pushes.shift();
    },
    list: (to) => pushes.filter((push) => to === undefined || push.to === to).reverse(),
    count: () => pushes.length,
  };
  bindFcmStandIn(app, { ...options, inbox, faults });
  bindWebPushServiceStandIn(app, { ...options, inbox, faults });

  app.get<{ Querystring: { to?: string } }>("/_sim/pushes", ({ query }) => ({ list: inbox.list(query.to) }));
  app.post("/_sim/pushes/faults", ({ body }, reply) => {
    if (!faultBody.Check(body)) return reply.code(400).send({ message: `pattern: ${FAULTS.join(", ")}` });
    pattern = body.pattern;
    turn = 0;
    return body;
  });
  return inbox;
}

const faultBody = Compile(
  Type.Object({
    pattern: Type.Array(Type.Unsafe<Fault>({ type: "string", enum: [...FAULTS] }), { maxItems: 100 }),
  }),
);
