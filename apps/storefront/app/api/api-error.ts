import { isBusyRefusal } from "@todayfruit/contract/busy-refusals";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { RefusalCode } from "@todayfruit/contract/refusals";

/** Refusal of the server, or a failure to reach it. `message` is the Korean text for the shopper. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** `null` without a reply from the shop's server. */
  readonly code: RefusalCode | null;
  readonly detail: RefusalDetail | undefined;

  constructor(
    message: string,
    facts: { status: number; code: RefusalCode | null; detail?: RefusalDetail | undefined },
  ) {
    super(message);
    this.status = facts.status;
    this.code = facts.code;
    this.detail = facts.detail;
  }
}

/** Checks whether the server was too busy, after all automatic retries. */
export function isBusy(error: unknown): boolean {
  return isBusyRefusal(refusalCodeOf(error));
}

/**
 * Returns the refusal code of an error from either transport: the browser's `ApiError`, or the server's in-process
 * error; `null` for other errors.
 */
export function refusalCodeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
