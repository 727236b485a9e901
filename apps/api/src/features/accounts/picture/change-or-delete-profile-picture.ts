import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { areOwnUploads } from "../../images/uploads/uploads.repository.ts";
import { showUser } from "../show-account.ts";
import { removeProfilePicture, setProfilePicture } from "./write-profile-picture.repository.ts";

/** Shows a picture that the member uploaded with their account; the former one is deleted as an unused upload. */
export async function changeProfilePicture(
  { body: { path } }: Input<"PUT /v1/app-users/profile-image">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/profile-image">> {
  const { db, buyer } = context;
  const isSet = await db.transaction(async (tx) => {
    if (!(await areOwnUploads(tx, buyer.id, [path]))) return false;
    await setProfilePicture(tx, buyer.id, path);
    return true;
  });
  return isSet ? ok(await showUser(context)) : refuse("PICTURE_NOT_FOUND");
}

/** Removes the member's picture. */
export async function deleteProfilePicture(
  _input: Input<"DELETE /v1/app-users/profile-image">,
  context: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/profile-image">> {
  await context.db.transaction((tx) => removeProfilePicture(tx, context.buyer.id));
  return ok(await showUser(context));
}
