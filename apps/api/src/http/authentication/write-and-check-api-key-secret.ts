import { crc32 } from "node:zlib";

const BYTES = 32;
const PREFIX = "tfk_";
const CHECK_DIGITS = 8;
const HEX = 16;

/**
 * Writes the secret of an API key: a prefix that people and scanners of secrets know, 256 random bits in base64url, and
 * their CRC-32 in hex, by which a mistyped or truncated one is known without the database.
 *
 * @example newApiKeySecret(randomBytes) // "tfk_Zk3…_9f3a01bc", 56 characters
 */
export function newApiKeySecret(randomBytes: (size: number) => Uint8Array): string {
  const random = Buffer.from(randomBytes(BYTES)).toString("base64url");
  return `${PREFIX}${random}_${checkOf(random)}`;
}

const SHAPE = /^tfk_([A-Za-z0-9_-]{43})_([0-9a-f]{8})$/;

/** Returns true for a bearer token that is written like an API key and whose checksum is right. */
export function isApiKeySecret(token: string): boolean {
  const [, random = "", check] = SHAPE.exec(token) ?? [];
  return check !== undefined && check === checkOf(random);
}

function checkOf(random: string): string {
  return crc32(random).toString(HEX).padStart(CHECK_DIGITS, "0");
}
