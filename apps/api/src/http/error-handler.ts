import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { type RefusalCode, refusalStatus } from "@todayfruit/contract/refusals";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseTrouble } from "../db/connections/classify-database-trouble.ts";
import { isOfWhoLeft } from "../db/database.ts";
import { errorFields, type Log } from "./log.ts";
import { errorBody, RefusalError } from "./refusal-error.ts";

const BY_FASTIFY_CODE: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "MEDIA_TYPE_UNSUPPORTED",
  FST_ERR_CTP_EMPTY_JSON_BODY: "INVALID_INPUT",
  FST_ERR_CTP_INVALID_JSON_BODY: "INVALID_INPUT",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "INVALID_INPUT",
  FST_ERR_BAD_URL: "NOT_FOUND",
};

/** Value of `Retry-After` for a temporary refusal, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Turns refusals, invalid input, database trouble and bugs into HTTP replies; nothing else does. */
export function useErrorHandler(app: FastifyInstance, log: Log): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    if (reply.statusCode === 503 && !reply.hasHeader("retry-after")) {
      reply.header("retry-after", RETRY_AFTER_SECONDS);
    }
    return payload;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isAborted(error, request)) {
      log.debug("request ended by its sender", { requestId: request.id, route: routeOf(request) });
      return sendRefusal(request, reply, "INVALID_INPUT");
    }
    const { code, detail } = refusalOf(error);
    if (code === "INTERNAL") {
      log.error("unexpected error", {
        requestId: request.id,
        route: routeOf(request),
        ...errorFields(error),
      });
    }
    if (error instanceof DatabaseTrouble) {
      const { kind, code: sqlState } = error;
      log.warn("database trouble", {
        requestId: request.id,
        route: routeOf(request),
        error: kind,
        ...(sqlState === undefined ? {} : { code: sqlState }),
      });
    }
    return sendRefusal(request, reply, code, detail);
  });
}

/**
 * Returns true when the connection ended before the body was complete, by the sender or the request timeout: no reply
 * can be sent.
 */
function isAborted({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === "ECONNRESET" && raw.destroyed && !raw.complete;
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  detail?: RefusalDetail,
): FastifyReply {
  return reply
    .code(refusalStatus(code))
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer((body: unknown) => JSON.stringify(body))
    .send(errorBody(code, request.id, detail));
}

export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "unknown";
}

function refusalOf(error: FastifyError): { code: RefusalCode; detail?: RefusalDetail } {
  if (error instanceof RefusalError)
    return { code: error.code, ...(error.detail ? { detail: error.detail } : {}) };
  if (error instanceof DatabaseTrouble) {
    return { code: error.kind === "unknown-commit" ? "RESULT_UNKNOWN" : "SHOP_BUSY" };
  }
  if (isOfWhoLeft(error)) return { code: "TOKEN_INVALID" };
  if (error instanceof SyntaxError && error.statusCode === 400) return { code: "INVALID_INPUT" };
  if (error.validation)
    return { code: "INVALID_INPUT", detail: { fields: error.validation.slice(0, 20).map(fieldOf) } };
  return {
    code: BY_FASTIFY_CODE[error.code] ?? (error.statusCode === 429 ? "TOO_MANY_REQUESTS" : "INTERNAL"),
  };
}

type Invalid = NonNullable<FastifyError["validation"]>[number];

function fieldOf({ instancePath, keyword, params }: Invalid): { field: string; message: string } {
  const missing = typeof params.missingProperty === "string" ? `/${params.missingProperty}` : "";
  const extra = typeof params.additionalProperty === "string" ? `/${params.additionalProperty}` : "";
  const field = `${instancePath}${missing}${extra}`.slice(1, 100).replaceAll("/", ".") || "body";
  return { field, message: MESSAGES[keyword] ?? "형식이 맞지 않아요" };
}

const MESSAGES: Record<string, string> = {
  required: "꼭 필요한 값이에요",
  additionalProperties: "알 수 없는 값이에요",
  type: "값의 종류가 맞지 않아요",
  minimum: "너무 작은 값이에요",
  maximum: "너무 큰 값이에요",
  minLength: "너무 짧아요",
  maxLength: "너무 길어요",
  minItems: "하나 이상 골라 주세요",
  maxItems: "너무 많이 골랐어요",
  enum: "고를 수 있는 값이 아니에요",
  pattern: "형식이 맞지 않아요",
  format: "없는 날짜나 시각이에요",
};
