import type { Call } from "@todayfruit/contract/call-definition";
import { PREVIEW_HEADER } from "@todayfruit/domain/previews/preview-parameter-and-header";
import type { FastifyRequest } from "fastify";
import type { BoundCall } from "../bind-calls.ts";
import { RefusalError } from "../refusal-error.ts";

/**
 * Returns the secret of the preview for which a shopper's call is made; `null` for the shop itself. Operators' calls have
 * no preview.
 */
export function previewTokenOf({ headers }: FastifyRequest, { access }: Pick<Call, "access">): string | null {
  const token = headers[PREVIEW_HEADER];
  return access === "operator" || token === undefined ? null : String(token);
}

/**
 * Refuses what a preview does not open, before tokens and bodies are looked at: calls that change something, and what is
 * one's own.
 *
 * @returns hook for `onRequest`
 * @throws RefusalError PREVIEW_READ_ONLY
 */
export function refuseInPreview({ name, call }: BoundCall): (request: FastifyRequest) => Promise<void> {
  const isOpen = name.startsWith("GET ") && call.access === "public" && !call.secret && !call.file;
  return async (request) => {
    if (!isOpen && previewTokenOf(request, call) !== null) throw new RefusalError("PREVIEW_READ_ONLY");
  };
}
