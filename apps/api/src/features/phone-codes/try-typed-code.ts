import { VERIFIED_SECONDS } from "@todayfruit/domain/phone-codes/phone-code";
import type { Runner } from "../../db/database.ts";
import { hashPhoneCode } from "./hash-phone-code.ts";
import { type Purpose, tryCode } from "./phone-codes.repository.ts";

/** A code as typed, with the facts that it was sealed with. */
export type Typed = {
  phone: string;
  purpose: Purpose;
  userId: number;
  code: string;
  secretKey: string;
  now: Date;
};

/** Checks a typed code and counts the try; a right one stays valid for ten minutes, for the call that it was requested for. */
export async function tryTypedCode(
  db: Runner,
  { phone, purpose, userId, code, secretKey, now }: Typed,
): Promise<boolean> {
  return tryCode(db, {
    phone,
    purpose,
    userId,
    hash: hashPhoneCode(secretKey, phone, purpose, code),
    now,
    until: new Date(now.getTime() + VERIFIED_SECONDS * 1000),
  });
}
