import { phoneCodeCalls } from "@todayfruit/contract/phone-codes/phone-codes.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { sendCode } from "./send-code.ts";
import { verifyCode } from "./verify-code.ts";

export const phoneCodeRoutes = bindCalls(phoneCodeCalls, {
  "POST /v1/auth/phone": sendCode,
  "POST /v2/auth/phone": sendCode,
  "PUT /v1/auth/verify": verifyCode,
});
