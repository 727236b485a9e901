import { writeCellName } from "@todayfruit/domain/sheets/write-or-parse-cell-name";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Parts of a workbook with one sheet, besides the sheet itself; the cells are texts, in the format `@`. */
const PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Text, or a number that the spreadsheet may add up. */
export type WrittenCell = string | number;

/** Writes an Excel workbook with one sheet, page by page, so that no more than a page is held. */
export async function* writeXlsx(
  pages: AsyncIterable<readonly (readonly WrittenCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const file = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const [name, text] of Object.entries(PARTS)) {
    const part = new ZipPassThrough(name);
    file.add(part);
    part.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate("xl/worksheets/sheet1.xml", { level: 3 });
  file.add(sheet);
  sheet.push(strToU8(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`));
  let count = 0;
  for await (const rows of pages) {
    const before = count;
    sheet.push(strToU8(rows.map((row, index) => rowOf(before + index, row)).join("")));
    count += rows.length;
    yield* ready.splice(0);
  }
  sheet.push(strToU8("</sheetData></worksheet>"), true);
  file.end();
  yield* ready.splice(0);
}

function rowOf(row: number, cells: readonly WrittenCell[]): string {
  const written = cells.map((cell, column) => (cell === "" ? "" : cellOf(writeCellName(row, column), cell)));
  return `<row r="${row + 1}">${written.join("")}</row>`;
}

function cellOf(name: string, cell: WrittenCell): string {
  if (typeof cell === "number") return `<c r="${name}"><v>${cell}</v></c>`;
  return `<c r="${name}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Escapes a text for XML; signs that XML forbids are written as spreadsheets do, `_x000B_`. */
function escaped(text: string): string {
  const plain = text
    .replaceAll(/_x[0-9A-Fa-f]{4}_/g, (code) => `_x005F${code}`)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  return [...plain].map((sign) => (isForbidden(sign) ? codeOf(sign) : sign)).join("");
}

function isForbidden(sign: string): boolean {
  return (sign < " " && sign !== "\t" && sign !== "\n") || sign === "\uFFFE" || sign === "\uFFFF";
}

function codeOf(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}
