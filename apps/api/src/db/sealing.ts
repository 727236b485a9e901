import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

/** Stored text: AES-256-GCM, with the id of its key. */
export type SealedText = { keyId: string; sealed: Uint8Array };

export type Sealing = {
  /** @param about what it belongs to, e.g. `saved_refund_account 12`: moved to another row it cannot be opened */
  seal(text: string, about: string): SealedText;
  open(sealed: SealedText, about: string): string;
  /** True when a newer key is in use; the text is then sealed again at its next change. */
  isOld(sealed: SealedText): boolean;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * @param keys `id:base64` of 32 bytes each, the one in use first, separated by commas
 * @example createSealing("k2:…,k1:…", randomBytes).seal("110-123-456789", "saved_refund_account 12") // { keyId: "k2", … }
 */
export function createSealing(keys: string, randomBytes: (size: number) => Uint8Array): Sealing {
  const ring = new Map(keys.split(",").map(readKey));
  const [current = ""] = ring.keys();

  function keyOf(id: string): Uint8Array {
    const key = ring.get(id);
    if (!key) throw new Error(`The key ${id} is not among ENCRYPTION_KEYS`);
    return key;
  }

  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(current), nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return { keyId: current, sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
    },
    open({ keyId, sealed }, about) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv("aes-256-gcm", keyOf(keyId), bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString("utf8");
    },
    isOld: ({ keyId }) => keyId !== current,
  };
}

/** Derives the key of a shop without configured keys from its secret. */
export function keyFromSecret(secret: string): string {
  const key = hkdfSync("sha256", secret, "", "what is kept encrypted", KEY_BYTES);
  return `secret:${Buffer.from(key).toString("base64")}`;
}

function readKey(entry: string): [id: string, key: Uint8Array] {
  const [id = "", key = ""] = entry.split(":");
  return [id, Buffer.from(key, "base64")];
}
