import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, nullable } from "../common-schemas.ts";
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

/** Part of an address; fixed once the tab exists, because links name it. */
const Key = Type.String({ pattern: "^[a-z][a-z0-9-]{0,39}$", maxLength: 40 });

/** Fields of a tab of the home. */
export const HomeTabFields = closed({
  key: Key,
  name: Filled(20),
  /** Smaller numbers come first. */
  sort: Count,
  /** The tab that the home opens with; the first tab where none is. */
  isDefault: Type.Boolean(),
  isShown: Type.Boolean(),
});

/** Fields of a tab below a tab of the home, with the groups of its page from the top. */
export const HomeSubTabFields = closed({
  /** Tab of the home that it is in. */
  tabId: Id,
  key: Key,
  name: Filled(20),
  /** Smaller numbers come first; the home's tab opens with the first. */
  sort: Count,
  /** Category whose promotions the page shows; `null`: none. */
  categoryId: nullable(Id),
  isShown: Type.Boolean(),
  groupIds: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
});

const CHANGES = { permission: "displays.edit" } as const;
const LIST = {
  access: "operator",
  permission: "orders.read",
  query: RecordQuery,
  refusals: ["INVALID_INPUT"],
} as const;

export const operatorHomeTabCalls = calls({
  "GET /operator/v1/home-tabs": {
    ...LIST,
    summary: "홈 탭 목록, 새것부터. 글로 찾을 수 있어요.",
    reply: recordList(HomeTabFields),
  },
  "POST /operator/v1/home-tabs": {
    ...ADD,
    ...CHANGES,
    summary: "홈 탭 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(HomeTabFields),
    reply: AddReply,
    refusals: ["HOME_TAB_KEY_TAKEN", "HOME_TAB_KEY_FIXED", "HOME_TAB_DEFAULT_INVALID", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/home-tabs": {
    ...EDIT,
    ...CHANGES,
    summary: "홈 탭의 이름과 차례, 보이기 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(HomeTabFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "HOME_TAB_KEY_TAKEN", "HOME_TAB_KEY_FIXED", "HOME_TAB_DEFAULT_INVALID"],
  },
  "POST /operator/v1/home-tabs/delete": {
    ...ADD,
    ...CHANGES,
    summary: "하위 탭이 없는 홈 탭 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});

export const operatorHomeSubTabCalls = calls({
  "GET /operator/v1/home-sub-tabs": {
    ...LIST,
    summary: "홈 하위 탭과 그 쪽의 진열 묶음 목록, 새것부터. 글로 찾을 수 있어요.",
    reply: recordList(HomeSubTabFields),
  },
  "POST /operator/v1/home-sub-tabs": {
    ...ADD,
    ...CHANGES,
    summary: "홈 하위 탭 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(HomeSubTabFields),
    reply: AddReply,
    refusals: ["HOME_TAB_KEY_TAKEN", "HOME_TAB_KEY_FIXED", "DISPLAY_CONTENT_UNKNOWN", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/home-sub-tabs": {
    ...EDIT,
    ...CHANGES,
    summary: "홈 하위 탭과 그 쪽의 진열 묶음 차례 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(HomeSubTabFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "HOME_TAB_KEY_TAKEN", "HOME_TAB_KEY_FIXED", "DISPLAY_CONTENT_UNKNOWN"],
  },
  "POST /operator/v1/home-sub-tabs/delete": {
    ...ADD,
    ...CHANGES,
    summary: "홈 하위 탭 지우기. 되돌리면 묶음까지 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
