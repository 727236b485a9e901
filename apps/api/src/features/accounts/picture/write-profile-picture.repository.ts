import { statement, type Tx } from "../../../db/database.ts";

const SET = statement("set-profile-picture", "update app_user set profile_picture = $2 where id = $1");

export async function setProfilePicture(tx: Tx, userId: number, path: string): Promise<void> {
  await tx.run(SET, [userId, path]);
}

const REMOVE = statement(
  "remove-profile-picture",
  "update app_user set profile_picture = null, profile_image_url = null where id = $1",
);

/** Removes a member's own picture and the one of their provider. */
export async function removeProfilePicture(tx: Tx, userId: number): Promise<void> {
  await tx.run(REMOVE, [userId]);
}
