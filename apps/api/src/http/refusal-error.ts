import type { ErrorBody, RefusalDetail } from "@todayfruit/contract/error-body";
import { type RefusalCode, refusalMessage, refusalStatus } from "@todayfruit/contract/refusals";

const PHRASES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
  507: "Insufficient Storage",
};

/** Carries a refusal to the error edge. Thrown only inside `http/`; features return refusals. */
export class RefusalError extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail | undefined;
  constructor(code: RefusalCode, detail?: RefusalDetail) {
    super(code);
    this.name = "RefusalError";
    this.code = code;
    this.detail = detail;
  }
}

/** Returns the body of a refusal, with the Korean sentence for the shopper. */
export function errorBody(code: RefusalCode, requestId: string, detail?: RefusalDetail): ErrorBody {
  const statusCode = refusalStatus(code);
  return {
    statusCode,
    code,
    error: PHRASES[statusCode] ?? "Error",
    message: refusalMessage(code),
    requestId,
    ...(detail ? { detail } : {}),
  };
}
