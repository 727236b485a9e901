import { type RefusalCode, refusalMessage } from "@todayfruit/contract/refusals";
import { CELL_PROBLEMS, type CellProblemCode } from "@todayfruit/contract/sheets/cell-problem-texts";
import type { SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import { writeCellName } from "@todayfruit/domain/sheets/write-or-parse-cell-name";
import type { SheetColumn } from "../definitions/sheet-column-types.ts";

/** Column of a file that was read: its field, its heading and its place from 0. */
export type ReadColumn = { field: string; heading: string; place: number };

const LONGEST = 100;

type Found = {
  line: number;
  field: string | null;
  text?: string | null;
  id: number | null;
  code: RefusalCode | CellProblemCode;
  /** Sentence about this row; that of the code without it. */
  message?: string;
};

/** Describes a problem by the row and the cell of the file. */
export function describeSheetProblem(
  columns: readonly ReadColumn[],
  { line, field, text = null, id, code, message }: Found,
  column?: SheetColumn,
): SheetProblem {
  const read = columns.find((each) => each.field === field);
  return {
    line,
    cell: read ? writeCellName(line - 1, read.place) : null,
    heading: read?.heading.slice(0, LONGEST) ?? null,
    text: text?.slice(0, LONGEST) ?? null,
    id,
    code,
    message: message ?? messageOf(code, column),
  };
}

function messageOf(code: RefusalCode | CellProblemCode, column?: SheetColumn): string {
  const schema = (column?.schema ?? {}) as { minimum?: number; maximum?: number; maxLength?: number };
  if (code === "CELL_NOT_CHOICE" && column?.kind === "choice")
    return `${Object.values(column.words).join(", ")} 가운데 하나로 적어 주세요`;
  if (code === "CELL_TOO_LONG" && schema.maxLength !== undefined)
    return `${schema.maxLength.toLocaleString("ko-KR")}자까지 적을 수 있어요`;
  if (code === "CELL_OUT_OF_RANGE" && schema.minimum !== undefined && schema.maximum !== undefined)
    return `${schema.minimum.toLocaleString("ko-KR")}부터 ${schema.maximum.toLocaleString("ko-KR")}까지 적을 수 있어요`;
  return isCellProblem(code) ? CELL_PROBLEMS[code] : refusalMessage(code);
}

function isCellProblem(code: string): code is CellProblemCode {
  return Object.hasOwn(CELL_PROBLEMS, code);
}
