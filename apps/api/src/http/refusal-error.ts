import type { ErrorBody, RefusalDetail } from "@todayfruit/contract/error-body";
import { type RefusalCode, refusalMessage, refusalStatus } from "@todayfruit/contract/refusals";
import { statusPhrase } from "@todayfruit/contract/status-phrases";

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
    error: statusPhrase(statusCode),
    message: refusalMessage(code),
    requestId,
    ...(detail ? { detail } : {}),
  };
}
