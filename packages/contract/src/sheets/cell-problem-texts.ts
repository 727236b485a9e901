/** Problems of rows and cells of a sheet: code → the Korean sentence. */
export const CELL_PROBLEMS = {
  CELL_NOT_NUMBER: "숫자로 적어 주세요. 예: 20900",
  CELL_NUMBER_SHORTENED: "엑셀이 번호를 줄여 적었어요. 칸을 ‘텍스트’로 바꾸고 번호를 다시 적어 주세요",
  CELL_FORMULA: "수식은 읽지 않아요. 값으로 바꿔 붙여 주세요",
  CELL_MERGED: "합친 칸이에요. 칸 합치기를 풀고 줄마다 값을 적어 주세요",
  CELL_NOT_DAY: "날짜로 적어 주세요. 예: 2026-12-01",
  CELL_NOT_YES_NO: "예 또는 아니요로 적어 주세요",
  CELL_NOT_CHOICE: "정해진 말 가운데 하나로 적어 주세요",
  CELL_REQUIRED: "값을 적어 주세요",
  CELL_TOO_LONG: "글이 너무 길어요. 줄여서 적어 주세요",
  CELL_OUT_OF_RANGE: "적을 수 있는 범위를 벗어났어요",
  CELL_INVALID: "적을 수 없는 글자가 있어요. 다시 적어 주세요",
} as const satisfies Record<string, string>;
export type CellProblemCode = keyof typeof CELL_PROBLEMS;
