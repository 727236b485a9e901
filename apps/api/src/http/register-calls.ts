import { Readable } from "node:stream";
import type { Call } from "@todayfruit/contract/call-definition";
import type { EventStream } from "@todayfruit/contract/change-events/event-stream-types";
import type { FileReply } from "@todayfruit/contract/file-reply-types";
import { refusalStatus } from "@todayfruit/contract/refusals";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { ConcurrencyLimiter } from "./admission/create-concurrency-limiter.ts";
import { authenticateRequest, platformOf } from "./authentication/authenticate-request.ts";
import type { BoundCall } from "./bind-calls.ts";
import { codingFor, type ResponseCache } from "./cache/response-cache.ts";
import { replyKey, runCallAndRenderReply } from "./cache/run-call-and-render-reply.ts";
import { sendCached } from "./cache/send-cached.ts";
import { sendRefusal } from "./error-handler.ts";
import type { Context, Services } from "./handler-context-types.ts";
import { checkBeforeBody } from "./input/check-before-body.ts";
import type { ReadBudget } from "./limits/read-budget.ts";
import { costOf } from "./limits/read-budget-costs.ts";
import { previewTokenOf, refuseInPreview } from "./previews/check-preview-request.ts";
import type { PreviewRunner } from "./previews/preview-runner-types.ts";
import type { RateLimits } from "./rate-limit.ts";
import { errorBody, RefusalError } from "./refusal-error.ts";
import { answerWithReplicas, withPublicReads } from "./replica-reads/answer-with-replicas.ts";
import { type KeyHolder, once, type Replayed } from "./run-once-per-idempotency-key.ts";
import { sendEventStream } from "./send-event-stream.ts";

export type RegisterOptions = {
  services: Services;
  cache: ResponseCache | null;
  limits: RateLimits;
  reads: ReadBudget;
  limiter: ConcurrencyLimiter;
  previews: PreviewRunner;
};

/** Limit of a picture in bytes: 12 MB, more than a phone's camera makes. */
const PICTURE_BYTES = 12 * 1024 * 1024;

/** Registers every bound call on its method and path. */
export function registerCalls(
  app: FastifyInstance,
  bound: readonly BoundCall[],
  options: RegisterOptions,
): void {
  for (const each of bound) {
    const [method = "", path = ""] = each.name.split(" ");
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      schema: schemaOf(each.call),
      config: {
        takesForm: each.call.form === true,
        takesPicture: each.call.picture === true,
        takesBytes: each.call.bytes !== undefined,
        streamsEvents: each.call.events === true,
      },
      ...(each.call.picture ? { bodyLimit: PICTURE_BYTES } : {}),
      ...(each.call.bytes === undefined ? {} : { bodyLimit: each.call.bytes }),
      ...(each.call.bodyLimit === undefined ? {} : { bodyLimit: each.call.bodyLimit }),
      ...hooksOf(each, options),
      handler: inPreviewOr(each, options, handlerOf(each, options)),
    });
  }
}

/**
 * Returns the hooks of a call: limits first, so that guessing secrets is stopped, then every check that needs no body.
 */
function hooksOf(bound: BoundCall, options: RegisterOptions) {
  const { onRequest, onResponse } = options.limits.hookFor(bound);
  const read = readHook(bound, options);
  const check = checkBeforeBody(bound, options);
  return {
    onRequest: [...(onRequest ? [onRequest] : []), refuseInPreview(bound), ...(read ? [read] : []), check],
    ...(needsNoBody(bound.call) ? { preValidation: readNoBodyAsEmpty } : {}),
    ...(onResponse ? { onResponse } : {}),
  };
}

/** Returns true for a call whose body has no required field, as the specification's `DELETE /v1/app-users` without one. */
function needsNoBody({ body, picture, bytes }: Call): boolean {
  return body !== undefined && !picture && !bytes && "properties" in body && !("required" in body);
}

async function readNoBodyAsEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

/** Charges a reading call that is not cacheable; cacheable ones are charged where they are made. */
function readHook({ name, call }: BoundCall, { reads }: RegisterOptions) {
  if (call.cached || !name.startsWith("GET ")) return null;
  const cost = costOf(name);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reads.check(request, reply);
    reads.charge(request, cost);
  };
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers a call that is made for a preview as of its instant and without a cache; others by the handler. */
function inPreviewOr(bound: BoundCall, { services, reads, previews }: RegisterOptions, handler: Handler) {
  const { call, name } = bound;
  const answerIn = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    if (call.cached) {
      reads.check(request, reply);
      reads.charge(request, costOf(name));
    }
    const result = await previews(services, token, (own) => answer(bound, request, asNobody(request, own)));
    if (!result.ok) return sendRefusal(request, reply, result.code);
    const { status, reply: body } = result.value;
    return reply.code(status).header("cache-control", "no-store").send(body);
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    const token = previewTokenOf(request, call);
    return token === null ? handler(request, reply) : answerIn(request, reply, token);
  };
}

function handlerOf(bound: BoundCall, { services, cache, limiter, reads }: RegisterOptions) {
  const { call, name } = bound;
  if (call.cached) {
    const { cached } = call;
    const cost = costOf(name);
    const afresh = async (request: FastifyRequest, reply: FastifyReply) => {
      // Checked before the reply is requested, so that nobody waiting for the same reply is refused along.
      reads.check(request, reply);
      if (cache) {
        const kept = await cache.get(
          replyKey(name, inputOf(request)),
          () => {
            reads.charge(request, cost);
            return limiter.run(bound, services, (own) =>
              runCallAndRenderReply(bound, inputOf(request), asNobody(request, own), cached),
            );
          },
          codingFor(request.headers["accept-encoding"]),
        );
        return sendCached(request, reply, kept);
      }
      reads.charge(request, cost);
      const { status, reply: body } = await limiter.run(bound, services, (own) =>
        answer(bound, request, asNobody(request, own)),
      );
      return reply.code(status).header("cache-control", "no-store").send(body);
    };
    // A fresh cached reply, which is most of the traffic, is sent synchronously.
    return (request: FastifyRequest, reply: FastifyReply) => {
      platformOf(request);
      const kept = cache?.peek(replyKey(name, inputOf(request)));
      return kept ? sendCached(request, reply, kept) : afresh(request, reply);
    };
  }
  const answerOwn = async (request: FastifyRequest, reply: FastifyReply, services: Services) => {
    const context = await authenticateRequest(request, call, services);
    const key = call.once ? idempotencyKeyOf(request) : null;
    const holder = holderOf(context);
    if (key !== null && holder) {
      const done = await answerWithReplicas(bound, context, (own) =>
        once(services, holder, key, name, inputOf(request), () => answer(bound, request, own)),
      );
      if (typeof done === "string") return sendRefusal(request, reply, done);
      return reply.code(done.status).header("cache-control", "no-store").send(done.reply);
    }
    const { status, reply: body } = await answerWithReplicas(bound, context, (own) =>
      answer(bound, request, own),
    );
    reply.header("cache-control", "no-store");
    if (call.file && status === 200) return sendFile(reply, body as FileReply);
    if (call.events && status === 200) return sendEventStream(reply, body as EventStream);
    return call.empty && status === 200 ? reply.code(204).send() : reply.code(status).send(body);
  };
  return (request: FastifyRequest, reply: FastifyReply) =>
    limiter.run(bound, services, (own) => answerOwn(request, reply, own));
}

function holderOf({ buyer, operator }: Context): KeyHolder | null {
  if (operator) return { kind: "operator", id: operator.id };
  return buyer ? { kind: "buyer", id: buyer.id } : null;
}

async function answer(bound: BoundCall, request: FastifyRequest, context: Context): Promise<Replayed> {
  const result = await bound.handle(inputOf(request), context);
  if (result.ok) return { status: 200, reply: result.value };
  return { status: refusalStatus(result.code), reply: errorBody(result.code, request.id, result.detail) };
}

/** Returns the context of a public reply, made for no buyer with and without a cache. */
function asNobody({ id }: FastifyRequest, services: Services): Context {
  return {
    ...withPublicReads(services),
    buyer: null,
    operator: null,
    platform: "web",
    requestId: id,
    tokenHash: null,
    authorization: "",
    address: "",
    userAgent: "",
  };
}

function inputOf(request: FastifyRequest): { path?: unknown; query?: unknown; body?: unknown } {
  return { path: request.params, query: request.query, body: request.body };
}

/** Sends a file as it is written; a failure cuts the connection, so that no part is taken for the whole. */
function sendFile(reply: FastifyReply, { fileName, contentType, chunks, password }: FileReply) {
  if (password !== undefined) reply.header("x-file-password", password);
  const name = encodeURIComponent(fileName);
  return reply
    .header("content-type", contentType)
    .header("content-disposition", `attachment; filename*=UTF-8''${name}`)
    .send(Readable.from(chunks));
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,300}$/.test(key)) {
    throw new RefusalError("INVALID_INPUT", {
      fields: [{ field: "Idempotency-Key", message: "1~300자의 영문, 숫자, 기호여야 해요" }],
    });
  }
  return key;
}

/** Schema of a call without a query. */
const NO_QUERY = { type: "object", properties: {}, additionalProperties: false };

function schemaOf(call: Call): FastifySchema {
  const query = call.query ?? (call.cached ? NO_QUERY : null);
  return {
    ...(call.path ? { params: call.path } : {}),
    ...(query ? { querystring: query } : {}),
    ...(call.body && !call.picture && !call.bytes ? { body: call.body } : {}),
    // A cached reply is serialised once; the others are serialised by their schema each time.
    ...(call.cached || call.file || call.events ? {} : { response: { 200: call.reply } }),
  };
}
