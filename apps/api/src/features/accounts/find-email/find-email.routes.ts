import { findEmailCalls } from "@todayfruit/contract/accounts/find-email.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { findEmail } from "./find-email.ts";

export const findEmailRoutes = bindCalls(findEmailCalls, { "POST /v1/auth/find-email": findEmail });
