import type { FastifyReply, FastifyRequest } from "fastify";
import type { Ledger } from "../ledger/ledger-types.ts";
import { refuse, refuseByName, type TossRefusal } from "../ledger/toss-refusal.ts";
import type { FaultPoint, FaultSwitch } from "./create-fault-switch.ts";
import type { IdempotencyStore, TossAnswer } from "./idempotency-store.ts";

/** State that the API routes share. */
export type ApiContext = {
  readonly ledger: Ledger;
  readonly idempotency: IdempotencyStore;
  readonly faults: FaultSwitch;
  /** `true` for a test key, with which a request may ask for its own failure by `TossPayments-Test-Code`. */
  readonly isTestKey: boolean;
};

/**
 * Work of a route: returns an object to send, or a refusal. `onRefusedByFault` is called with a refusal that a fault
 * caused.
 */
export type CallWork = {
  readonly point: FaultPoint | null;
  readonly run: () => { readonly reply: unknown } | TossRefusal;
  readonly onRefusedByFault?: (refusal: TossRefusal) => void;
};

const KEY_MAX = 300;

/**
 * Answers one API call like Toss: the idempotency key is checked first, then faults are applied, then the work runs;
 * the answer is stored under the key before it is sent, so that a lost reply can be requested again.
 */
export async function answerCall(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: CallWork,
): Promise<FastifyReply> {
  const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined;
  if (key !== undefined && (typeof key !== "string" || key === "" || key.length > KEY_MAX))
    return send(reply, toAnswer(refuse("INVALID_IDEMPOTENCY_KEY")));
  const scope = key === undefined ? null : `${request.method} ${request.url} ${key}`;
  const earlier = scope === null ? null : context.idempotency.begin(scope);
  if (earlier?.kind === "processing") return send(reply, toAnswer(refuse("IDEMPOTENT_REQUEST_PROCESSING")));

  const fault = work.point === null ? null : context.faults.take(work.point);
  if (fault?.delayMs !== undefined) await context.faults.wait(fault.delayMs);
  const answer =
    fault?.kind === "error500" ? serverError() : earlier?.kind === "replay" ? earlier.answer : fresh();
  if (scope !== null && earlier?.kind === "first") context.idempotency.finish(scope, answer);
  if (fault?.kind === "lostReply") {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return send(reply, answer);

  function fresh(): TossAnswer {
    const code = request.headers["tosspayments-test-code"];
    if (context.isTestKey && typeof code === "string") return toAnswer(refuseByName(code));
    if (fault?.kind === "refuse") {
      const refusal = refuseByName(fault.code ?? "COMMON_ERROR");
      work.onRefusedByFault?.(refusal);
      return toAnswer(refusal);
    }
    try {
      return toAnswer(work.run());
    } catch (bug) {
      if (scope !== null) context.idempotency.finish(scope, serverError());
      throw bug;
    }
  }
}

/** Serializes a reply, or a refusal as Toss's error body `{code, message}`. */
export function toAnswer(outcome: { readonly reply: unknown } | TossRefusal): TossAnswer {
  return "refused" in outcome
    ? { status: outcome.status, body: JSON.stringify({ code: outcome.refused, message: outcome.message }) }
    : { status: 200, body: JSON.stringify(outcome.reply) };
}

export function send(reply: FastifyReply, answer: TossAnswer): FastifyReply {
  return reply.code(answer.status).type("application/json; charset=utf-8").send(answer.body);
}

function serverError(): TossAnswer {
  return toAnswer(refuse("FAILED_INTERNAL_SYSTEM_PROCESSING"));
}
