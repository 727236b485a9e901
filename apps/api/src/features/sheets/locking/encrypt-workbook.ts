import { Buffer } from "node:buffer";
import { createCipheriv, createHash, createHmac } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { writeCompoundFile } from "./write-compound-file.ts";

type RandomBytes = (size: number) => Uint8Array;

/** Bytes of the workbook that are encrypted under one initialization vector. */
const SEGMENT = 4096;
const BLOCK = 16;
const KEY = 32;
const SALT = 16;
const HASH = 64;
/** Hashes of the password, as many as Excel takes. */
const SPINS = 100_000;
/** Hashes between which other work goes on. */
const SPINS_AT_ONCE = 10_000;
/** Keys of the blocks of the standard, by what they encrypt. */
const BLOCK_KEY = {
  verifier: "fea7d2763b4b9e79",
  verifierHash: "d7aa0f6d3061344e",
  key: "146e0be7abacd0d6",
  hmacKey: "5fb2ad010cb9e1f6",
  hmac: "a0677f02b22c8433",
} as const;

/**
 * Encrypts an Excel workbook with a password, which Excel asks for (MS-OFFCRYPTO, agile encryption: AES-256-CBC,
 * SHA-512). Holds the packed and encrypted workbook, whose integrity is written at its head, and never the plain one.
 */
export async function* encryptWorkbook(
  workbook: AsyncIterable<Uint8Array>,
  password: string,
  randomBytes: RandomBytes,
): AsyncGenerator<Uint8Array> {
  const key = randomBytes(KEY);
  const salt = randomBytes(SALT);
  const { size, segments } = await encryptSegments(workbook, key, salt);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(size));
  const chunks = [length, ...segments];
  const info = await infoOf({ key, salt, password, chunks, randomBytes });
  yield* writeCompoundFile([
    { name: "EncryptionInfo", size: info.length, chunks: [info] },
    {
      name: "EncryptedPackage",
      size: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      chunks,
    },
  ]);
}

/** Encrypts a file in segments as it comes; the last one is padded with zeros to a block. */
async function encryptSegments(file: AsyncIterable<Uint8Array>, key: Uint8Array, salt: Uint8Array) {
  const segments: Uint8Array[] = [];
  let size = 0;
  let rest = Buffer.alloc(0);
  const seal = (plain: Uint8Array) => {
    const index = Buffer.alloc(4);
    index.writeUInt32LE(segments.length);
    segments.push(encrypt(key, hashOf(salt, index).subarray(0, BLOCK), plain));
  };
  for await (const chunk of file) {
    size += chunk.length;
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    for (; rest.length - from >= SEGMENT; from += SEGMENT) seal(rest.subarray(from, from + SEGMENT));
    rest = rest.subarray(from);
  }
  if (rest.length > 0) seal(Buffer.concat([rest, Buffer.alloc((BLOCK - (rest.length % BLOCK)) % BLOCK)]));
  return { size, segments };
}

type Package = {
  key: Uint8Array;
  salt: Uint8Array;
  password: string;
  chunks: readonly Uint8Array[];
  randomBytes: RandomBytes;
};

/** Writes the stream that tells Excel how the package is encrypted, with its key behind the password. */
async function infoOf({ key, salt, password, chunks, randomBytes }: Package): Promise<Uint8Array> {
  const passwordSalt = randomBytes(SALT);
  const hash = await hashOfPassword(password, passwordSalt);
  const byPassword = (blockKey: string, plain: Uint8Array) =>
    encrypt(hashOf(hash, fromHex(blockKey)).subarray(0, KEY), passwordSalt, plain);
  const byKey = (blockKey: string, plain: Uint8Array) =>
    encrypt(key, hashOf(salt, fromHex(blockKey)).subarray(0, BLOCK), plain);
  const verifier = randomBytes(SALT);
  const hmacKey = randomBytes(HASH);
  const hmac = createHmac("sha512", hmacKey);
  for (const chunk of chunks) hmac.update(chunk);
  const algorithm = `saltSize="${SALT}" blockSize="${BLOCK}" keyBits="${KEY * 8}" hashSize="${HASH}" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"`;
  const PASSWORD = "http://schemas.microsoft.com/office/2006/keyEncryptor/password";
  const xml = [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="${PASSWORD}">`,
    `<keyData ${algorithm} saltValue="${base64(salt)}"/>`,
    `<dataIntegrity encryptedHmacKey="${base64(byKey(BLOCK_KEY.hmacKey, hmacKey))}" encryptedHmacValue="${base64(byKey(BLOCK_KEY.hmac, hmac.digest()))}"/>`,
    `<keyEncryptors><keyEncryptor uri="${PASSWORD}"><p:encryptedKey spinCount="${SPINS}" ${algorithm} saltValue="${base64(passwordSalt)}"`,
    ` encryptedVerifierHashInput="${base64(byPassword(BLOCK_KEY.verifier, verifier))}"`,
    ` encryptedVerifierHashValue="${base64(byPassword(BLOCK_KEY.verifierHash, hashOf(verifier)))}"`,
    ` encryptedKeyValue="${base64(byPassword(BLOCK_KEY.key, key))}"/></keyEncryptor></keyEncryptors></encryption>`,
  ].join("");
  // Version 4.4, and the flag of agile encryption.
  return Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)]);
}

async function hashOfPassword(password: string, salt: Uint8Array): Promise<Buffer> {
  let hash = hashOf(salt, Buffer.from(password, "utf16le"));
  const count = Buffer.alloc(4);
  for (let spin = 0; spin < SPINS; spin += 1) {
    if (spin % SPINS_AT_ONCE === 0) await setImmediate();
    count.writeUInt32LE(spin);
    hash = hashOf(count, hash);
  }
  return hash;
}

function hashOf(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash("sha512");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function encrypt(key: Uint8Array, iv: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv("aes-256-cbc", key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

function fromHex(text: string): Buffer {
  return Buffer.from(text, "hex");
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
