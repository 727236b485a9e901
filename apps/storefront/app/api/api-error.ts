import { isBusyRefusal } from "@todayfruit/contract/busy-refusals";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import type { RefusalCode } from "@todayfruit/contract/refusals";

/** The shop said no, or could not be reached. `message` is what the shopper reads. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** `null` when no answer of ours came back. */
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

/** The shop was too busy to do anything, also after it was asked again by itself. */
export function isBusy(error: unknown): boolean {
  return isBusyRefusal(refusalCodeOf(error));
}

/** The refusal behind an error of either transport: the browser's `ApiError`, or what the server throws in process. */
export function refusalCodeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
