import type { ErrorBody, RefusalDetail } from "@todayfruit/contract/error-body";
import { httpStatusPhrase } from "@todayfruit/contract/http-status-phrase";
import { type RefusalCode, refusalMessage, refusalStatus } from "@todayfruit/contract/refusals";

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
    error: httpStatusPhrase(statusCode),
    message: refusalMessage(code),
    requestId,
    ...(detail ? { detail } : {}),
  };
}
