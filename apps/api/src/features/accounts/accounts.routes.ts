import { authCalls } from "@todayfruit/contract/calls/auth";
import { bind } from "../../http/bind.ts";
import { registerGuest } from "./issue-token.ts";
import { signUp } from "./joining/sign-up.ts";
import { logIn } from "./passwords/log-in.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { logOut, showAccount, verifyToken } from "./show-account.ts";

export const accountRoutes = bind(authCalls, {
  "POST /v2/tokens": logIn,
  "POST /v2/tokens/guest": registerGuest,
  "POST /v2/tokens/sign-up": signUp,
  "POST /v2/tokens/verify": verifyToken,
  "PUT /v1/auth/reset-password": resetPassword,
  "DELETE /v2/tokens": logOut,
  "GET /v2/app-users/detail": showAccount,
  "GET /v1/app-users/detail": showAccount,
});
