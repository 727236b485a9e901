import type { RehearsalFailure } from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";

/** Error that ends a rehearsal with a reason that operators are told. */
export class RehearsalFailedError extends Error {
  readonly failure: RehearsalFailure;
  constructor(failure: RehearsalFailure, detail = "") {
    super(detail === "" ? failure : `${failure}: ${detail}`);
    this.failure = failure;
  }
}
