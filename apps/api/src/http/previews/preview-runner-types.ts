import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import type { Result } from "@todayfruit/domain/result";
import type { Services } from "../handler-context-types.ts";

export type PreviewRefusal = "PREVIEW_NOT_FOUND" | "PREVIEW_OF_OTHER_VARIANT";

/** Work for a preview: its services read the shop as it is at the preview's instant. */
export type PreviewWork<T> = (services: Services, facts: PreviewFacts) => Promise<T>;

/** Runs the work of a preview that a secret opens; nothing that it writes is kept. */
export type PreviewRunner = <T>(
  services: Services,
  token: string,
  work: PreviewWork<T>,
) => Promise<Result<T, PreviewRefusal>>;
