import { createHmac, timingSafeEqual } from "node:crypto";
import type { ShopSettings } from "../../http/handler-context-types.ts";

type Rules = Pick<ShopSettings, "secretKey" | "publicUrl">;

const SHAPE = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/**
 * Derives the address of a checkout link: its id, the end of its validity and an HMAC over both, so that a reader of the
 * database cannot open it.
 *
 * @example checkoutLinkOf(rules, "1f0c…", endsAt) // "https://shop.example/checkout-links/1f0c….1764128400000.Zk3…"
 */
export function checkoutLinkOf(rules: Rules, id: string, endsAt: Date): string {
  const token = `${id}.${endsAt.getTime()}.${macOf(rules, id, endsAt.getTime()).toString("base64url")}`;
  return `${rules.publicUrl.replace(/\/+$/, "")}/checkout-links/${token}`;
}

/** Returns the id of a link; `null` when its signature is wrong or its validity is over. */
export function readCheckoutLink(rules: Rules, token: string, now: Date): string | null {
  const [, id = "", endsAt = "", mac = ""] = SHAPE.exec(token) ?? [];
  const expected = macOf(rules, id, Number(endsAt));
  const given = Buffer.from(mac, "base64url");
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return null;
  return Number(endsAt) > now.getTime() ? id : null;
}

function macOf({ secretKey }: Rules, id: string, endsAt: number): Buffer {
  return createHmac("sha256", secretKey).update(["checkout link", id, endsAt].join("\n")).digest();
}
