/** Sheets of the page; one is open at a time, about one subscription. */
export type SheetKind =
  | "skip"
  | "day"
  | "pause"
  | "end"
  | "limit"
  | "card"
  | "units"
  | "address"
  | "history"
  | "menu";

export type OpenSheet = { kind: SheetKind; id: number };
