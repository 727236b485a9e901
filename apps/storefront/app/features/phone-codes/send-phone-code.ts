import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../api/browser-api.ts";

export type CodePurpose = NonNullable<Input<"POST /v1/auth/phone">["body"]["purpose"]>;

/**
 * Sends a verification code by text message. The path is v1 on todayfruit and v2 on the other variants. Rule: specification
 * §7.
 */
export function sendPhoneCode(phone: string, purpose: CodePurpose): Promise<Reply<"POST /v1/auth/phone">> {
  const input = { body: { phone, purpose } };
  return variant.name === "todayfruit"
    ? api("POST /v1/auth/phone", input)
    : api("POST /v2/auth/phone", input);
}
