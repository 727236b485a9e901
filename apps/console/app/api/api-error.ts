import type { RefusalDetail } from "@todayfruit/contract/error-body";

const LOGGED_OUT = ["LOGIN_REQUIRED", "TOKEN_INVALID"];

/** Returns true for a refusal because the session is not there, or not any more. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && LOGGED_OUT.includes(error.code ?? "");
}

/** Refusal of the server, or a failure to reach it; `message` is the Korean sentence for the operator. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without a reply. */
  readonly status: number;
  /** Code of the refusal; `null` without a reply of the shop. */
  readonly code: string | null;
  readonly detail: RefusalDetail | undefined;
  /** Number by which the shop's log finds the request. */
  readonly requestId: string | null;

  constructor(
    message: string,
    facts: {
      status: number;
      code: string | null;
      detail?: RefusalDetail | undefined;
      requestId: string | null;
    },
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.detail = facts.detail;
    this.requestId = facts.requestId;
  }
}
