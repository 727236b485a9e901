import { Buffer } from "node:buffer";
import { strToU8, type Zippable, zipSync } from "fflate";
import officeCrypto from "officecrypto-tool";
import { readSheetFile } from "../features/sheets/files/read-sheet-file.ts";
import { type WrittenCell, writeXlsx } from "../features/sheets/files/write-xlsx.ts";

/** Files of sheets, as spreadsheets save them. */

type Rows = readonly (readonly WrittenCell[])[];

export function csvOf(rows: Rows): Uint8Array {
  const quoted = (cell: WrittenCell) => `"${String(cell).replaceAll('"', '""')}"`;
  return Buffer.from(rows.map((row) => row.map(quoted).join(",")).join("\r\n"));
}

export async function xlsxOf(rows: Rows): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const pages = (async function* () {
    yield rows;
  })();
  for await (const chunk of writeXlsx(pages)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads a file back as its rows. */
export async function rowsOf(file: Uint8Array): Promise<string[][]> {
  const read = await readSheetFile(file);
  if (!read.ok) throw new Error(read.code);
  return read.value.rows;
}

/** Opens a workbook with its password by the code of others, as Excel would; throws for a wrong password. */
export function unlockWorkbook(file: Uint8Array, password: string): Promise<Uint8Array> {
  return officeCrypto.decrypt(Buffer.from(file), { password });
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Builds a workbook from the XML of its sheets, the hidden ones among them. */
export function workbookOf(
  sheets: readonly { xml: string; isHidden?: boolean }[],
  more: Zippable = {},
): Uint8Array {
  const tags = sheets.map(
    ({ isHidden }, index) =>
      `<sheet name="S${index}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts = sheets.map(({ xml }, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    strToU8(`<worksheet xmlns="${MAIN}">${xml}</worksheet>`),
  ]);
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tags.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${links.join("")}</Relationships>`),
    ...Object.fromEntries(parts),
    ...more,
  });
}

/** Writes rows of cells as the XML of a sheet; a cell that begins with `<` is XML already. */
export function sheetXml(rows: Rows, after = ""): string {
  const cell = (value: WrittenCell, name: string) => {
    if (typeof value === "number") return `<c r="${name}"><v>${value}</v></c>`;
    if (value.startsWith("<")) return `<c r="${name}"${value.slice(2)}`;
    return `<c r="${name}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const written = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, place) => cell(value, `${String.fromCharCode(65 + place)}${index + 1}`)).join("")}</row>`,
  );
  return `<sheetData>${written.join("")}</sheetData>${after}`;
}
