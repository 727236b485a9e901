import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const SALT = 16;
const TAG = 16;

/** Decrypts a push like the receiving browser: aes128gcm (RFC 8188) with the keys of RFC 8291, one record. */
export function decryptPush(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, SALT);
  const keyLength = body[SALT + 4] ?? 0;
  const senderKey = body.subarray(SALT + 5, SALT + 5 + keyLength);
  const record = body.subarray(SALT + 5 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
