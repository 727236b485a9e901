import { WORD_RELATIONS } from "@todayfruit/domain/search/search-dictionary-types";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, oneOf } from "../common-schemas.ts";
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

/** Word that shoppers type, with the words of the catalogue that it means, the most important first. */
export const SearchWordFields = closed({
  /** In small letters, without spaces, as searches are read. */
  word: Type.String({ pattern: "^[0-9a-zㄱ-ㅎㅏ-ㅣ가-힣]{1,20}$", maxLength: 20 }),
  relation: oneOf(WORD_RELATIONS),
  means: Type.Array(Filled(20), { minItems: 1, maxItems: 12, uniqueItems: true }),
});

const CHANGES = { permission: "catalog.edit" } as const;
const REFUSALS = ["SEARCH_WORD_TAKEN"] as const;

export const operatorSearchWordCalls = calls({
  "GET /operator/v1/search-words": {
    summary: "검색 사전, 새것부터. 낱말이나 뜻으로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(SearchWordFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/search-words": {
    ...ADD,
    ...CHANGES,
    summary: "검색 사전에 낱말 더하기. 검색에 바로 쓰여요.",
    body: addBody(SearchWordFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/search-words": {
    ...EDIT,
    ...CHANGES,
    summary: "검색 사전의 낱말 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(SearchWordFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/search-words/delete": {
    ...ADD,
    ...CHANGES,
    summary: "검색 사전의 낱말 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
