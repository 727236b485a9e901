import type { Input } from "@todayfruit/contract/all-calls";
import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { previewExpiry, previewInstant } from "@todayfruit/domain/previews/preview-instant";
import { previewAddress } from "@todayfruit/domain/previews/preview-pages";
import { ok, refuse } from "@todayfruit/domain/result";
import { hashToken } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { mayOperatorPreviewPage } from "./may-operator-preview-page.ts";
import { planPreviewedEdits } from "./plan-previewed-edits.ts";
import { addPreview, findPreviewPath } from "./previews.repository.ts";

type Call = "POST /operator/v1/previews";

/** Bytes of the secret in an address. */
const TOKEN_BYTES = 32;

/**
 * Makes a preview of a page at an instant, with edits that are not saved, and returns its address on each variant. The secret in it is in the reply
 * alone; the database has its hash.
 */
export async function createPreview({ body }: Input<Call>, context: OperatorContext): Promise<Answer<Call>> {
  const { page, variant = null, showsUnpublished, edits = [] } = body;
  const now = context.now();
  const at = previewInstant(body.at, now);
  if (at === null) return refuse("PREVIEW_INSTANT_INVALID");
  const token = Buffer.from(context.randomBytes(TOKEN_BYTES)).toString("base64url");
  const expiresAt = previewExpiry(now);
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const path = await findPreviewPath(tx, page);
      if (path === null) return refuse("RECORD_NOT_FOUND");
      if (!mayOperatorPreviewPage(page.kind, context)) return refuse("PERMISSION_REQUIRED");
      const planned = await planPreviewedEdits(tx, edits, context);
      if (planned === null) return refuse("PERMISSION_REQUIRED");
      const preview = { page, path, variant, at, showsUnpublished, expiresAt };
      const id = await addPreview(tx, {
        ...preview,
        edits: planned.edits,
        tokenHash: hashToken(token),
        createdBy: context.operator.id,
        now,
      });
      await addAction(tx, context, {
        action: "previews.create",
        subject: `preview ${id}`,
        before: null,
        after: {
          ...preview,
          at: at.toISOString(),
          expiresAt: expiresAt.toISOString(),
          ...(planned.edits.length > 0 && { edits: planned.edits }),
        },
        reason: null,
      });
      return ok({
        id,
        page,
        path,
        variant,
        at: at.toISOString(),
        showsUnpublished,
        expiresAt: expiresAt.toISOString(),
        refused: planned.refused,
        addresses: VARIANTS.filter((each) => variant === null || variant === each).map((each) => ({
          variant: each,
          url: addressOn(context.rules.variantUrls[each], previewAddress(path, token)),
        })),
      });
    },
    (result) => result.ok,
  );
}

function addressOn(shop: string | undefined, address: string): string | null {
  return shop === undefined ? null : shop.replace(/\/+$/, "") + address;
}
