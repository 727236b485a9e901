import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { mayOperatorPreviewPage } from "./may-operator-preview-page.ts";
import { lockPreview, revokePreviewRow } from "./previews.repository.ts";

type Call = "PUT /operator/v1/previews/{id}/revoke";

/** Ends a preview before its time; its address opens no more. */
export function revokePreview({ path, body }: Input<Call>, context: OperatorContext): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const preview = await lockPreview(tx, path.id);
      if (!preview) return refuse("RECORD_NOT_FOUND");
      if (!mayOperatorPreviewPage(preview.page_kind, context)) return refuse("PERMISSION_REQUIRED");
      const now = context.now();
      if (preview.revoked_at !== null || preview.expires_at <= now) return refuse("PREVIEW_ENDED");
      await revokePreviewRow(tx, path.id, now);
      await addAction(tx, context, {
        action: "previews.revoke",
        subject: `preview ${path.id}`,
        before: { isOpen: true },
        after: { isOpen: false },
        reason: body.reason,
      });
      return ok({ id: path.id });
    },
    (result) => result.ok,
  );
}
