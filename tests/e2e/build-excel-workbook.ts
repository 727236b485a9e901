import { crc32, deflateRawSync } from "node:zlib";

/** Builds a minimal Excel workbook with one sheet of these rows: texts are shared strings, numbers are not. */
export function buildExcelWorkbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const cells = (row: readonly (string | number)[]) =>
    row.map((cell) =>
      typeof cell === "string" ? `<c t="s"><v>${texts.indexOf(cell)}</v></c>` : `<c><v>${cell}</v></c>`,
    );
  const sheet = `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row).join("")}</row>`).join("")}</sheetData></worksheet>`;
  const strings = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`;
  return archive([
    ["xl/worksheets/sheet1.xml", sheet],
    ["xl/sharedStrings.xml", strings],
  ]);
}

/** Builds a ZIP archive. */
function archive(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const packed = deflateRawSync(Buffer.from(text));
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(text), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(Buffer.byteLength(text), 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), about, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.write("PK\u0001\u0002", 0);
    about.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}
