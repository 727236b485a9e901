import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Instant, InstantInput, nullable, oneOf, Text } from "../common-schemas.ts";
import {
  ADD,
  AddReply,
  addBody,
  DELETE_REFUSALS,
  DeleteBody,
  DeleteReply,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";
import { TERM_CODES } from "./terms.calls.ts";

/** Fields of a version of the terms; it is in force from `effectiveAt` until the next one of its code begins. */
export const TermsFields = closed({
  code: oneOf(TERM_CODES),
  /** Name of the version, cited by consents, e.g. `2026-12-01`. */
  label: Filled(40),
  title: Filled(60),
  isRequired: Type.Boolean(),
  /** Paragraphs separated by blank lines. */
  contents: Filled(100_000),
  /** Reason and subject of the change, read by members; empty: none. */
  summary: Text(1000),
  /** `null`: a draft. */
  effectiveAt: nullable(InstantInput),
  /** Worse for members: announced 30 days before instead of 7. */
  isAdverse: Type.Boolean(),
  /** Members are asked to consent again. */
  needsConsent: Type.Boolean(),
});

const CHANGES = { permission: "displays.edit" } as const;
const REFUSALS = [
  "TERMS_BEGUN",
  "TERMS_NOTICE_TOO_SHORT",
  "TERMS_VERSION_TAKEN",
  "TERMS_CONSENT_APART",
] as const;

export const operatorTermsCalls = calls({
  "GET /operator/v1/terms": {
    summary: "약관의 모든 판, 새것부터. 초안과 앞으로 시행할 판도 있어요. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...TermsFields.properties, effectiveAt: nullable(Instant) })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/terms": {
    ...ADD,
    ...CHANGES,
    summary: "약관의 판 더하기. 시행일이 없으면 초안이에요.",
    body: addBody(TermsFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/terms": {
    ...EDIT,
    ...CHANGES,
    summary: "초안과 앞으로 시행할 판 고치기. 시행한 판은 그대로 남아요.",
    body: editBody(TermsFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/terms/delete": {
    ...ADD,
    ...CHANGES,
    summary: "초안과 앞으로 시행할 판 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
