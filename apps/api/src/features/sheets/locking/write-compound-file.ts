import { Buffer } from "node:buffer";

/** Stream of a compound file; its chunks have `size` bytes together. */
export type CompoundStream = { name: string; size: number; chunks: readonly Uint8Array[] };

const SECTOR = 512;
const MINI_SECTOR = 64;
/** Streams below it are kept in mini sectors. */
const MINI_BELOW = 4096;
const ENTRY = 128;
const PER_SECTOR = SECTOR / 4;
/** Number of sectors of the allocation table that the header names; more are named by sectors of their own. */
const NAMED_BY_HEADER = 109;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const OF_TABLE = 0xfffffffd;
const OF_TABLE_NAMES = 0xfffffffc;

/** Writes a compound file of version 3 (MS-CFB) with streams in its root, such as a locked workbook. */
export function* writeCompoundFile(streams: readonly CompoundStream[]): Generator<Uint8Array> {
  const table: number[] = [];
  const miniTable: number[] = [];
  const large = streams.filter(({ size }) => size >= MINI_BELOW);
  const small = streams.filter(({ size }) => size < MINI_BELOW);
  const starts = new Map([
    ...large.map(({ name, size }) => [name, chain(table, sectorsOf(size))] as const),
    ...small.map(({ name, size }) => [name, chain(miniTable, sectorsOf(size, MINI_SECTOR))] as const),
  ]);
  const miniSize = miniTable.length * MINI_SECTOR;
  const root = { name: "Root Entry", size: miniSize, start: chain(table, sectorsOf(miniSize)) };
  const miniTableStart = chain(table, sectorsOf(miniTable.length * 4));
  const entries = streams
    .map(({ name, size }) => ({ name, size, start: starts.get(name) ?? END }))
    .sort((a, b) => a.name.length - b.name.length || (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1));
  const directoryStart = chain(table, sectorsOf((entries.length + 1) * ENTRY));
  const { tableSectors, nameSectors } = sizeOfTable(table.length);
  const tableStart = table.length;
  for (let index = 0; index < tableSectors; index += 1) table.push(OF_TABLE);
  const namesStart = table.length;
  for (let index = 0; index < nameSectors; index += 1) table.push(OF_TABLE_NAMES);
  const tableIds = Array.from({ length: tableSectors }, (_, index) => tableStart + index);

  yield headerOf({
    tableSectors,
    directoryStart,
    miniTableStart,
    miniTableSectors: sectorsOf(miniTable.length * 4),
    namesStart: nameSectors === 0 ? END : namesStart,
    nameSectors,
    tableIds,
  });
  for (const stream of large) yield* padded(stream, SECTOR);
  for (const stream of small) yield* padded(stream, MINI_SECTOR);
  yield new Uint8Array(fill(miniSize));
  yield numbers(miniTable);
  yield directoryOf(root, entries);
  yield numbers(table);
  for (let index = 0; index < nameSectors; index += 1) {
    const first = NAMED_BY_HEADER + index * (PER_SECTOR - 1);
    const named = tableIds.slice(first, first + PER_SECTOR - 1);
    const next = index + 1 < nameSectors ? namesStart + index + 1 : END;
    yield numbers([...named, ...Array<number>(PER_SECTOR - 1 - named.length).fill(FREE), next]);
  }
}

function sectorsOf(size: number, sector = SECTOR): number {
  return Math.ceil(size / sector);
}

function fill(size: number, sector = SECTOR): number {
  return sectorsOf(size, sector) * sector - size;
}

/** Appends a chain of sectors to an allocation table; returns its first sector, or the end for none. */
function chain(table: number[], sectors: number): number {
  const start = table.length;
  for (let index = 1; index <= sectors; index += 1) table.push(index === sectors ? END : start + index);
  return sectors === 0 ? END : start;
}

/** Returns the sectors of the allocation table, which lists its own too, and of the names that the header has no place for. */
function sizeOfTable(used: number): { tableSectors: number; nameSectors: number } {
  for (let tableSectors = 0, nameSectors = 0; ; ) {
    const needed = Math.ceil((used + tableSectors + nameSectors) / PER_SECTOR);
    const names = Math.ceil(Math.max(0, needed - NAMED_BY_HEADER) / (PER_SECTOR - 1));
    if (needed === tableSectors && names === nameSectors) return { tableSectors, nameSectors };
    [tableSectors, nameSectors] = [needed, names];
  }
}

function* padded({ size, chunks }: CompoundStream, sector: number): Generator<Uint8Array> {
  yield* chunks;
  yield new Uint8Array(fill(size, sector));
}

/** Writes numbers of 32 bits into whole sectors, the rest of which is free. */
function numbers(values: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(sectorsOf(values.length * 4) * SECTOR, 0xff);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

type Header = {
  tableSectors: number;
  directoryStart: number;
  miniTableStart: number;
  miniTableSectors: number;
  namesStart: number;
  nameSectors: number;
  tableIds: readonly number[];
};

function headerOf(header: Header): Uint8Array {
  const bytes = Buffer.alloc(SECTOR);
  bytes.write("d0cf11e0a1b11ae1", "hex");
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(Math.log2(SECTOR), 30);
  bytes.writeUInt16LE(Math.log2(MINI_SECTOR), 32);
  bytes.writeUInt32LE(header.tableSectors, 44);
  bytes.writeUInt32LE(header.directoryStart, 48);
  bytes.writeUInt32LE(MINI_BELOW, 56);
  bytes.writeUInt32LE(header.miniTableStart, 60);
  bytes.writeUInt32LE(header.miniTableSectors, 64);
  bytes.writeUInt32LE(header.namesStart, 68);
  bytes.writeUInt32LE(header.nameSectors, 72);
  for (let index = 0; index < NAMED_BY_HEADER; index += 1) {
    bytes.writeUInt32LE(header.tableIds[index] ?? FREE, 76 + index * 4);
  }
  return bytes;
}

type Entry = { name: string; size: number; start: number };
const KIND = { stream: 2, root: 5 } as const;
const BLACK = 1;

/** Writes the root and its streams, which follow each other as right siblings. */
function directoryOf(root: Entry, entries: readonly Entry[]): Uint8Array {
  const bytes = Buffer.alloc(sectorsOf((entries.length + 1) * ENTRY) * SECTOR);
  const slots = bytes.length / ENTRY;
  for (let slot = 0; slot < slots; slot += 1) bytes.fill(0xff, slot * ENTRY + 68, slot * ENTRY + 80);
  for (const [index, { name, size, start }] of [root, ...entries].entries()) {
    const at = index * ENTRY;
    const isRoot = index === 0;
    const text = Buffer.from(`${name}\0`, "utf16le");
    text.copy(bytes, at);
    bytes.writeUInt16LE(text.length, at + 64);
    bytes[at + 66] = isRoot ? KIND.root : KIND.stream;
    bytes[at + 67] = BLACK;
    if (!isRoot && index < entries.length) bytes.writeUInt32LE(index + 1, at + 72);
    if (isRoot && entries.length > 0) bytes.writeUInt32LE(1, at + 76);
    bytes.writeUInt32LE(start, at + 116);
    bytes.writeUInt32LE(size, at + 120);
  }
  return bytes;
}
