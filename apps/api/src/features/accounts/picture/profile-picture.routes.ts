import { profilePictureCalls } from "@todayfruit/contract/accounts/profile-picture.calls";
import { bind } from "../../../http/bind-calls.ts";
import { changeProfilePicture, deleteProfilePicture } from "./change-or-delete-profile-picture.ts";

export const profilePictureRoutes = bind(profilePictureCalls, {
  "PUT /v1/app-users/profile-image": changeProfilePicture,
  "DELETE /v1/app-users/profile-image": deleteProfilePicture,
});
