import { authCalls } from "@todayfruit/contract/accounts/auth.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { registerGuest } from "./issue-token-or-register-guest.ts";
import { logOut } from "./log-out.ts";
import { logIn } from "./passwords/log-in.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { showAccount } from "./show-account.ts";
import { showTokenUserType } from "./show-token-user-type.ts";
import { signUp } from "./sign-up/sign-up.ts";

export const authRoutes = bindCalls(authCalls, {
  "POST /v2/tokens": logIn,
  "POST /v2/tokens/guest": registerGuest,
  "POST /v2/tokens/sign-up": signUp,
  "POST /v2/tokens/verify": showTokenUserType,
  "PUT /v1/auth/reset-password": resetPassword,
  "DELETE /v2/tokens": logOut,
  "GET /v2/app-users/detail": showAccount,
  "GET /v1/app-users/detail": showAccount,
});
