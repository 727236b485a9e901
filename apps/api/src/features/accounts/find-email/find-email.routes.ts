import { findEmailCalls } from "@todayfruit/contract/accounts/find-email.calls";
import { bind } from "../../../http/bind-calls.ts";
import { findEmail } from "./find-email.ts";

export const findEmailRoutes = bind(findEmailCalls, { "POST /v1/auth/find-email": findEmail });
