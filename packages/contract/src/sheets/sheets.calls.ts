import { type Static, Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { FileReply } from "../file-reply-types.ts";
import { FieldValues } from "../record-edits/record-edit-schemas.ts";

/** Sheets that are exported and imported. */
export const IMPORTED_SHEETS = ["products", "options", "prices", "stock", "dispatches"] as const;
/** Sheets that are exported. */
export const EXPORTED_SHEETS = [...IMPORTED_SHEETS, "orders", "members", "coupons"] as const;
export type ImportedSheet = (typeof IMPORTED_SHEETS)[number];
export type ExportedSheet = (typeof EXPORTED_SHEETS)[number];

/** Most bytes of a file. */
const FILE_BYTES = 16 * 1024 * 1024;
/** Most rows and problems in a reply; a file may have more. */
export const MOST_SHOWN_ROWS = 500;

export const IMPORT_STATUSES = ["running", "done", "failed", "stopped", "undone"] as const;

const path = closed({ id: Id });

const Problem = closed({
  /** Row of the sheet as the spreadsheet counts it. */
  line: Count,
  /** Cell, e.g. `F14`; `null` for the whole row. */
  cell: nullable(Text(10)),
  /** Heading of its column. */
  heading: nullable(Text(100)),
  /** What the cell says, shortened. */
  text: nullable(Text(100)),
  /** Id of the record. */
  id: nullable(Id),
  code: Text(40),
  message: Text(300),
});
export type SheetProblem = Static<typeof Problem>;

const Import = closed({
  id: Id,
  sheet: oneOf(IMPORTED_SHEETS),
  status: oneOf(IMPORT_STATUSES),
  fileName: Text(200),
  rowCount: Count,
  /** Rows that were looked at so far. */
  doneCount: Count,
  changedCount: Count,
  problemCount: Count,
  reason: Text(200),
  operatorId: Id,
  operatorName: Text(30),
  createdAt: Instant,
  endedAt: nullable(Instant),
});

/** Formats of an exported file. */
const format = Type.Optional(oneOf(["xlsx", "csv"]));

const EXPORT = {
  access: "operator",
  permission: "orders.read",
  file: true,
  query: closed({ format }),
  reply: FileReply,
  refusals: [],
} as const;

/**
 * Exports of sheets with people: for a reason, which the trail keeps and each of them sees. The workbook asks for the
 * password in the header `x-file-password` of the answer, which is kept nowhere; CSV has none and is refused.
 */
const EXPORT_PEOPLE = { ...EXPORT, permission: "data.export" } as const;

const IMPORT = {
  access: "operator",
  bytes: FILE_BYTES,
  once: true,
  query: closed({
    /** Answers the difference and the problems without writing. */
    dryRun: Type.Optional(Type.Boolean()),
    /**
     * Field of each column of the file in their order, separated by commas; empty: not read. Without it the headings name
     * the fields.
     */
    fields: Type.Optional(Type.String({ pattern: "^[A-Za-z]*(,[A-Za-z]*)*$", maxLength: 4000 })),
    /** Writes the rows that can be written; without it one problem refuses the file. */
    partial: Type.Optional(Type.Boolean()),
    fileName: Type.Optional(Filled(200)),
    reason: Filled(200),
  }),
  body: Type.Unsafe<Uint8Array>({ type: "string", contentEncoding: "binary" }),
  reply: closed({
    /** `null` for a dry run and where nothing differs. */
    import: nullable(Import),
    rowCount: Count,
    changedCount: Count,
    unchangedCount: Count,
    problemCount: Count,
    /** Headings of the file with the field that each names; `null`: not read. */
    columns: Type.Array(closed({ heading: Text(100), field: nullable(Text(60)) })),
    /** First rows that change, with the fields that differ. */
    rows: Type.Array(closed({ line: Count, id: Id, before: FieldValues, after: FieldValues })),
    /** First problems. */
    problems: Type.Array(Problem),
  }),
  refusals: [
    "SHEET_UNREADABLE",
    "SHEET_TOO_LARGE",
    "SHEET_TOO_LONG",
    "SHEET_TYPE_UNKNOWN",
    "SHEET_LOCKED",
    "SHEET_EMPTY",
    "SHEET_COLUMNS_MISSING",
    "SHEET_COLUMN_REPEATED",
    "SHEET_ROWS_REFUSED",
  ],
} as const;

export const exportCalls = calls({
  "GET /operator/v1/exports/products": { ...EXPORT, summary: "상품을 엑셀이나 CSV 파일로 내려받아요." },
  "GET /operator/v1/exports/options": { ...EXPORT, summary: "옵션을 엑셀이나 CSV 파일로 내려받아요." },
  "GET /operator/v1/exports/prices": { ...EXPORT, summary: "옵션의 값을 엑셀이나 CSV 파일로 내려받아요." },
  "GET /operator/v1/exports/stock": { ...EXPORT, summary: "가진 수량을 엑셀이나 CSV 파일로 내려받아요." },
  "GET /operator/v1/exports/dispatches": {
    ...EXPORT,
    summary: "보낼 주문을 송장번호 칸이 빈 파일로 내려받아요. 적어서 그대로 올리면 발송해요.",
  },
  "GET /operator/v1/exports/coupons": { ...EXPORT, summary: "쿠폰과 발급, 사용 수를 파일로 내려받아요." },
  "GET /operator/v1/exports/orders": {
    ...EXPORT_PEOPLE,
    summary:
      "주문을 한 옵션에 한 줄씩 비밀번호가 걸린 엑셀로 내려받아요. 이름과 번호는 가리고, 볼 까닭이 있는 역할에는 보여 줘요. 비밀번호는 x-file-password 머리말에 한 번만 알려 줘요.",
    query: closed({
      format,
      /** First and last day, KST; the last 31 days when left out, at most 366. */
      from: Type.Optional(DayInput),
      until: Type.Optional(DayInput),
      reason: Filled(200),
    }),
    refusals: ["EXPORT_PERIOD_INVALID", "EXPORT_NOT_LOCKABLE"],
  },
  "GET /operator/v1/exports/members": {
    ...EXPORT_PEOPLE,
    summary:
      "회원을 비밀번호가 걸린 엑셀로 내려받아요. 이름과 번호는 가리고, 비밀번호는 x-file-password 머리말에 한 번만 알려 줘요.",
    query: closed({ format, reason: Filled(200) }),
    refusals: ["EXPORT_NOT_LOCKABLE"],
  },
  "GET /operator/v1/settlements/{id}/statement": {
    ...EXPORT,
    farm: true,
    permission: "settlements.manage",
    summary: "정산서를 엑셀이나 CSV 파일로 내려받아요. 상품, 배송비, 반품, 바로잡은 것과 합계가 있어요.",
    path,
    refusals: ["SETTLEMENT_NOT_FOUND"],
  },
});

export const importCalls = calls({
  "POST /operator/v1/imports/products": {
    ...IMPORT,
    permission: "catalog.edit",
    summary:
      "상품을 엑셀이나 CSV 파일로 고쳐요, 50,000줄까지. dryRun이면 달라지는 값과 고쳐야 할 칸만 알려 주고, partial이면 되는 줄만 고쳐요.",
  },
  "POST /operator/v1/imports/options": {
    ...IMPORT,
    permission: "catalog.edit",
    summary: "옵션을 파일로 고쳐요. 상품과 같은 방법이에요.",
  },
  "POST /operator/v1/imports/prices": {
    ...IMPORT,
    permission: "prices.change",
    summary: "옵션의 값을 파일로 고쳐요. 상품과 같은 방법이에요.",
  },
  "POST /operator/v1/imports/stock": {
    ...IMPORT,
    permission: "stock.change",
    summary: "가진 수량을 파일로 고쳐요. 상품과 같은 방법이에요.",
  },
  "POST /operator/v1/imports/dispatches": {
    ...IMPORT,
    permission: "orders.ship",
    summary:
      "송장번호를 적은 파일로 주문을 발송해요. 번호가 빈 줄은 두고, 산 분에게 알리기 전까지 되돌릴 수 있어요.",
  },
  "POST /operator/v1/sheet-headings": {
    summary: "파일의 제목 줄과 알아본 칸, 이 종류의 파일에 적을 수 있는 칸. 아무것도 고치지 않아요.",
    access: "operator",
    permission: "orders.read",
    bytes: FILE_BYTES,
    query: closed({ sheet: oneOf(IMPORTED_SHEETS) }),
    body: Type.Unsafe<Uint8Array>({ type: "string", contentEncoding: "binary" }),
    reply: closed({
      headings: Type.Array(closed({ heading: Text(100), field: nullable(Text(60)) })),
      fields: Type.Array(closed({ field: Text(60), heading: Text(100), isRequired: Type.Boolean() })),
    }),
    refusals: ["SHEET_UNREADABLE", "SHEET_TOO_LARGE", "SHEET_TYPE_UNKNOWN", "SHEET_LOCKED", "SHEET_EMPTY"],
  },
  "GET /operator/v1/imports": {
    summary: "파일로 고친 것, 새것부터",
    access: "operator",
    permission: "orders.read",
    query: closed({
      sheet: Type.Optional(oneOf(IMPORTED_SHEETS)),
      status: Type.Optional(oneOf(IMPORT_STATUSES)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(Import),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/imports/{id}": {
    summary: "파일로 고친 것 하나: 어디까지 했는지, 고치지 못한 칸, 바꾼 것의 번호",
    access: "operator",
    permission: "orders.read",
    path,
    reply: closed({
      ...Import.properties,
      /** Changes that it made, in the order of its rows. */
      changeIds: Type.Array(Id),
      problems: Type.Array(Problem),
    }),
    refusals: ["IMPORT_NOT_FOUND"],
  },
  "PUT /operator/v1/imports/{id}/stop": {
    summary:
      "올리는 중인 파일을 멈춰요. 고치던 500줄까지 마치고, 남은 줄은 고치지 않아요. 고친 줄은 그대로 있고 되돌릴 수 있어요.",
    access: "operator",
    permission: null,
    once: true,
    path,
    body: closed({ reason: Filled(200) }),
    reply: closed({
      ...Import.properties,
      /** Rows that were not looked at and never will be. */
      notWrittenCount: Count,
    }),
    refusals: ["IMPORT_NOT_FOUND", "IMPORT_NOT_RUNNING", "PERMISSION_REQUIRED"],
  },
  "POST /operator/v1/imports/{id}/undo": {
    summary:
      "파일로 고친 것을 모두 되돌려요. 그 뒤에 다시 바뀐 값이 하나라도 있으면 되돌리지 않고 알려 줘요.",
    access: "operator",
    permission: null,
    once: true,
    path,
    body: closed({ reason: Filled(200) }),
    reply: Import,
    refusals: [
      "IMPORT_NOT_FOUND",
      "IMPORT_NOT_UNDOABLE",
      "CHANGE_NOT_FOUND",
      "CHANGE_NOT_APPLIED",
      "CHANGE_OVERTAKEN",
      "BUYER_ALREADY_TOLD",
      "PARCEL_UNDER_WAY",
      "PERMISSION_REQUIRED",
      "RECORD_NOT_FOUND",
      "INVALID_INPUT",
    ],
  },
});
