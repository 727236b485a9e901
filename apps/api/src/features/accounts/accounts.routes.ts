import { authCalls } from "@todayfruit/contract/calls/auth";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { issueGuestToken } from "./issue-token.ts";
import { signUp } from "./joining/sign-up.ts";
import { logIn } from "./passwords/log-in.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { logOut, showAccount } from "./show-account.ts";

export const accountRoutes = bind(authCalls, {
  "POST /v2/tokens": logIn,
  "POST /v2/tokens/guest": async (_input, context) => ok(await issueGuestToken(context)),
  "POST /v2/tokens/sign-up": signUp,
  "POST /v2/tokens/verify": async (_input, { buyer }) => ok({ userType: buyer.userType }),
  "PUT /v1/auth/reset-password": resetPassword,
  "DELETE /v2/tokens": logOut,
  "GET /v2/app-users/detail": (_input, context) => showAccount(context),
  "GET /v1/app-users/detail": (_input, context) => showAccount(context),
});
