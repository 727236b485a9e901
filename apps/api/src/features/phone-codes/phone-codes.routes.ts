import { phoneCalls } from "@todayfruit/contract/calls/phone";
import { bind } from "../../http/bind.ts";
import { sendCode } from "./send-code.ts";
import { verifyCode } from "./verify-code.ts";

export const phoneCodeRoutes = bind(phoneCalls, {
  "POST /v1/auth/phone": sendCode,
  "POST /v2/auth/phone": sendCode,
  "PUT /v1/auth/verify": verifyCode,
});
