import { Buffer } from "node:buffer";
import { createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { rowsOf, unlockWorkbook } from "../../../testing/build-and-read-sheet-files.ts";
import { measureMemoryAfterGarbageCollection } from "../../../testing/measure-memory-after-garbage-collection.ts";
import { writeXlsx } from "../files/write-xlsx.ts";
import { encryptWorkbook } from "./encrypt-workbook.ts";

async function* chunksOf(file: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.length; from += size) yield file.subarray(from, from + size);
}
async function locked(file: AsyncIterable<Uint8Array>, password: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of encryptWorkbook(file, password, randomBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
/** Random bytes that begin as a workbook does. */
const packed = (size: number) =>
  Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), randomBytes(size - 4)]);
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test.each([
  ["less than a block", 5],
  ["a block", 16],
  ["less than the least stream of a compound file", 4000],
  ["a segment", 4096],
  ["a segment and a byte", 4097],
  ["several segments", 123_456],
  ["more sectors than the header of a compound file names", 7_400_000],
])(
  "a file of %s is opened with its password by the code of others",
  { timeout: 60_000 },
  async (_what, size) => {
    const file = packed(size);
    const opened = await unlockWorkbook(await locked(chunksOf(file, 1000), "k7wme-2qpxa"), "k7wme-2qpxa");
    expect(digest(opened)).toBe(digest(file));
  },
);

test("a wrong password opens nothing, and the same file is never locked to the same bytes", async () => {
  const file = packed(200);
  const [one, other] = [
    await locked(chunksOf(file, 9), "나의-비밀"),
    await locked(chunksOf(file, 9), "나의-비밀"),
  ];
  await expect(unlockWorkbook(one, "너의-비밀")).rejects.toThrow("password");
  expect(one.equals(other)).toBe(false);
  expect(one.includes(file)).toBe(false);
  expect(digest(await unlockWorkbook(one, "나의-비밀"))).toBe(digest(file));
});

test("the password and the integrity of the file are proved as Excel proves them", async () => {
  const file = await locked(chunksOf(packed(50_000), 1000), "k7wme-2qpxa");
  const from = file.indexOf("<?xml");
  const xml = file.toString("utf8", from, file.indexOf("</encryption>", from));
  const attributes = [...xml.matchAll(/(\w+)="([A-Za-z0-9+/=]{20,})"/g)].map(
    ([, name = "", value = ""]) => [name, Buffer.from(value, "base64")] as const,
  );
  const [salt, passwordSalt] = attributes.flatMap(([name, value]) => (name === "saltValue" ? [value] : []));
  const of = (name: string) => attributes.find(([each]) => each === name)?.[1] ?? Buffer.alloc(0);
  if (!salt || !passwordSalt) throw new Error("The file has both salts");

  const sha = (...parts: Uint8Array[]) => createHash("sha512").update(Buffer.concat(parts)).digest();
  const open = (key: Uint8Array, iv: Uint8Array, sealed: Uint8Array) => {
    const decipher = createDecipheriv("aes-256-cbc", key, iv).setAutoPadding(false);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  };
  let hash = sha(passwordSalt, Buffer.from("k7wme-2qpxa", "utf16le"));
  for (let spin = 0; spin < 100_000; spin += 1) hash = sha(new Uint8Array(Uint32Array.of(spin).buffer), hash);
  const byPassword = (block: string, name: string) =>
    open(sha(hash, Buffer.from(block, "hex")).subarray(0, 32), passwordSalt, of(name));
  expect(byPassword("d7aa0f6d3061344e", "encryptedVerifierHashValue")).toEqual(
    sha(byPassword("fea7d2763b4b9e79", "encryptedVerifierHashInput")),
  );
  const key = byPassword("146e0be7abacd0d6", "encryptedKeyValue");
  const byKey = (block: string, name: string) =>
    open(key, sha(salt, Buffer.from(block, "hex")).subarray(0, 16), of(name));
  const sealed = file.subarray(512, 512 + 8 + 50_000);
  const hmac = createHmac("sha512", byKey("5fb2ad010cb9e1f6", "encryptedHmacKey")).update(sealed).digest();
  expect(byKey("a0677f02b22c8433", "encryptedHmacValue")).toEqual(hmac);
});

const ROWS = 50_000;
const PAGE = 500;
/** The packed file has about 5 MB; its cells have 60. */
const MOST_MEGABYTES = 20;

test("fifty thousand rows are locked without being held in memory", { timeout: 120_000 }, async () => {
  const lineOf = (row: number) => Array.from({ length: 18 }, (_, cell) => `칸 ${cell} 줄 ${row * 7919}`);
  const before = measureMemoryAfterGarbageCollection();
  let most = 0;
  async function* pages() {
    for (let from = 0; from < ROWS; from += PAGE) {
      yield Array.from({ length: PAGE }, (_, index) => lineOf(from + index));
      if (from % (20 * PAGE) === 0) most = Math.max(most, measureMemoryAfterGarbageCollection() - before);
    }
  }
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of encryptWorkbook(writeXlsx(pages()), "k7wme-2qpxa", randomBytes)) {
    if (size === 0) most = Math.max(most, measureMemoryAfterGarbageCollection() - before);
    size += chunk.length;
    hash.update(chunk);
  }
  expect(size).toBeGreaterThan(1_000_000);
  expect(most).toBeLessThan(MOST_MEGABYTES);
});

test("a locked workbook has the rows that were written", async () => {
  const rows = [
    ["이름", "원"],
    ["=1+1", 20_900],
  ];
  const pages = (async function* () {
    yield rows;
  })();
  const opened = await unlockWorkbook(await locked(writeXlsx(pages), "pw"), "pw");
  expect(await rowsOf(opened)).toEqual([
    ["이름", "원"],
    ["=1+1", "20900"],
  ]);
});
