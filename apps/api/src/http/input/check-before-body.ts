import type { FastifyReply, FastifyRequest } from "fastify";
import type { ConcurrencyLimiter } from "../admission/create-concurrency-limiter.ts";
import { authenticateRequest } from "../authentication/authenticate-request.ts";
import { bearerOf } from "../authentication/read-and-hash-bearer-token.ts";
import type { BoundCall } from "../bind-calls.ts";
import type { Services } from "../handler-context-types.ts";
import { RefusalError } from "../refusal-error.ts";

/** Bytes from which on the token is looked up before the body is read. */
const LARGE_BYTES = 16 * 1024;

/**
 * Refuses a request before its body is read when headers and path suffice: a wrong secret in the path, a missing or
 * malformed token, and, for a large body, a token that is unknown or lacks permission. The handler checks everything
 * else.
 *
 * @returns hook for `onRequest`
 * @throws RefusalError LOGIN_REQUIRED, TOKEN_INVALID, MEMBER_ONLY, PERMISSION_REQUIRED, MEDIA_TYPE_UNSUPPORTED, or what the gate of the call says
 */
export function checkBeforeBody(
  bound: BoundCall,
  { services, limiter }: { services: Services; limiter: ConcurrencyLimiter },
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const { call, gate } = bound;
  const check = async (request: FastifyRequest) => {
    const refusal = gate?.(
      { path: request.params as Record<string, string>, authorization: request.headers.authorization ?? "" },
      services.rules,
    );
    if (refusal) throw new RefusalError(refusal);
    if (call.access === "public") return checkType(request, call);
    const token = bearerOf(request.headers.authorization);
    if (token === undefined) throw new RefusalError("LOGIN_REQUIRED");
    if (token === null) throw new RefusalError("TOKEN_INVALID");
    if (hasLargeBody(request))
      await limiter.run(bound, services, (own) => authenticateRequest(request, call, own));
    checkType(request, call);
  };
  return async (request, reply) => {
    try {
      await check(request);
    } catch (error) {
      // Without this the rest of the body would be read and dropped.
      if (hasLargeBody(request)) reply.header("connection", "close");
      throw error;
    }
  };
}

/**
 * Refuses a form or bytes sent to a call that takes neither, because their parsers would read it to the end first, and
 * anything else sent to a call that takes bytes.
 */
function checkType({ headers }: FastifyRequest, { form, picture, bytes }: BoundCall["call"]): void {
  const type = headers["content-type"] ?? "";
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  const isBytes = type.startsWith("application/octet-stream");
  const isOther = bytes !== undefined && !isBytes;
  if ((isForm && !form) || (isBytes && !picture && !bytes) || isOther)
    throw new RefusalError("MEDIA_TYPE_UNSUPPORTED");
}

/** Returns true for a body above the limit or of undeclared length. */
function hasLargeBody({ headers }: FastifyRequest): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return Number(headers["content-length"] ?? 0) > LARGE_BYTES;
}
