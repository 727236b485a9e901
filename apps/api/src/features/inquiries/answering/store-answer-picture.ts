import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { storePicture } from "../../images/uploads/store-picture.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";

/** Stores a picture that an operator adds to an answer; recorded in the audit trail. */
export async function storeAnswerPicture(
  { body }: Input<"POST /operator/v1/inquiries/images">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/inquiries/images">> {
  const kept = await storePicture(context, { userId: null, operatorId: context.operator.id }, body);
  if (!kept.ok) return kept;
  const { path } = kept.value;
  await context.db.transaction((tx) =>
    addAction(tx, context, {
      action: "inquiries.add-image",
      subject: `image ${path}`,
      before: null,
      after: { path },
      reason: null,
    }),
  );
  return kept;
}
