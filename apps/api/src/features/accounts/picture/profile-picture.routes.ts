import { profilePictureCalls } from "@todayfruit/contract/accounts/profile-picture.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeProfilePicture, deleteProfilePicture } from "./change-or-delete-profile-picture.ts";

export const profilePictureRoutes = bindCalls(profilePictureCalls, {
  "PUT /v1/app-users/profile-image": changeProfilePicture,
  "DELETE /v1/app-users/profile-image": deleteProfilePicture,
});
