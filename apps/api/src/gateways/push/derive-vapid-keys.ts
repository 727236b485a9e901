import { createECDH, hkdfSync } from "node:crypto";

export type VapidKeys = { publicKey: string; privateKey: string };

const KEY_BYTES = 32;

/** Computes the key pair of a private key (P-256, base64url). */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return { publicKey: pair.getPublicKey("base64url"), privateKey };
}

/**
 * Derives the keys of a shop without configured keys from its secret, so that subscriptions remain valid after a
 * restart.
 */
export function vapidKeysFromSecret(secret: string): VapidKeys {
  const key = hkdfSync("sha256", secret, "", "web push", KEY_BYTES);
  return vapidKeysOf(Buffer.from(key).toString("base64url"));
}
