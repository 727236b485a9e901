import {
  type CodePurpose,
  takenPurposes,
  VERIFIED_SECONDS,
} from "@todayfruit/domain/phone-codes/phone-code-rules";
import type { Runner } from "../../db/database.ts";
import { hashPhoneCode } from "./hash-phone-code.ts";
import { tryCode } from "./phone-codes.repository.ts";

/** A code as typed, with the facts that it was sealed with. */
export type Typed = {
  phone: string;
  purpose: CodePurpose;
  userId: number;
  code: string;
  secretKey: string;
  now: Date;
};

/**
 * Checks a typed code and counts the try; a right one stays valid for ten minutes, for the call that it was requested
 * for, or for the first call that takes it when it was requested without a purpose.
 */
export async function tryTypedCode(
  db: Runner,
  { phone, purpose, userId, code, secretKey, now }: Typed,
): Promise<boolean> {
  const purposes = takenPurposes(purpose);
  return tryCode(db, {
    phone,
    purposes,
    userId,
    hashes: purposes.map((each) => hashPhoneCode(secretKey, phone, each, code)),
    now,
    until: new Date(now.getTime() + VERIFIED_SECONDS * 1000),
  });
}
