import { PLACE_STATES, ROOM_STATES } from "@todayfruit/domain/waiting-rooms/place-and-room-states";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  Id,
  Instant,
  InstantInput,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
  Uuid,
} from "../common-schemas.ts";
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
  Version,
} from "../record-edits/record-edit-schemas.ts";

/** Announced opening with a waiting room, as operators write it. */
export const WaitingRoomFields = closed({
  /** Option with counted stock, which is sold through the room alone from the announcement until it closes. */
  optionId: Id,
  /** Hour at which the order is drawn. */
  opensAt: InstantInput,
  units: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Most units of one person. */
  perPerson: Type.Integer({ minimum: 1, maximum: 10 }),
  /** Most places that are held or being paid at the same time. */
  atOnce: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Stops the opening; the option is on ordinary sale again. */
  isCancelled: Type.Boolean(),
});

/** Waiting room with its live numbers: people and units. */
export const OperatorWaitingRoom = closed({
  id: Id,
  version: Version,
  ...WaitingRoomFields.properties,
  opensAt: Instant,
  productId: Id,
  productName: Text(120),
  optionName: Text(120),
  state: oneOf(ROOM_STATES),
  drawnAt: nullable(Instant),
  closedAt: nullable(Instant),
  /** People by the state of their place. */
  people: closed(
    Object.fromEntries(PLACE_STATES.map((state) => [state, Count])) as Record<
      (typeof PLACE_STATES)[number],
      typeof Count
    >,
  ),
  /** Units held for called places, and units sold. */
  held: Count,
  sold: Count,
  seedHash: Text(64),
  seed: nullable(Text(64)),
});

/** Place of a waiting room, as the explanation of its order. */
export const OperatorWaitingRoomPlace = closed({
  id: Id,
  /** `null` for a member who left the shop. */
  memberId: nullable(Id),
  ticket: Uuid,
  state: oneOf(PLACE_STATES),
  cameAt: Instant,
  /** True when its number was drawn by lot, false when it follows from when it came. */
  isDrawn: Type.Boolean(),
  number: nullable(Count),
  /** SHA-256 of the seed and the ticket, by which drawn places are ordered; `null` before the draw. */
  drawHash: nullable(Text(64)),
  calledAt: nullable(Instant),
  heldUntil: nullable(Instant),
  heldUnits: nullable(Count),
  orderId: nullable(Id),
  boughtUnits: nullable(Count),
  paidAt: nullable(Instant),
  endedAt: nullable(Instant),
});

const READ = { access: "operator", permission: "orders.read" } as const;
const CHANGES = { permission: "catalog.edit" } as const;
const REFUSALS = [
  "WAITING_ROOM_OPTION_UNKNOWN",
  "WAITING_ROOM_HOUR_PAST",
  "WAITING_ROOM_BEFORE_SALE",
  "WAITING_ROOM_STOCK_SHORT",
  "WAITING_ROOM_FIXED",
] as const;
const path = closed({ id: Id });

export const operatorWaitingRoomCalls = calls({
  "GET /operator/v1/waiting-rooms": {
    ...READ,
    summary:
      "공정한 오픈 목록: 상태, 기다리는 사람, 맡아둔 상자, 판 상자. 새것부터, 상품 이름으로 찾을 수 있어요.",
    query: RecordQuery,
    reply: listOf(OperatorWaitingRoom),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/waiting-rooms/{id}": {
    ...READ,
    summary: "공정한 오픈 하나의 지금 상황.",
    path,
    reply: OperatorWaitingRoom,
    refusals: ["RECORD_NOT_FOUND"],
  },
  "GET /operator/v1/waiting-rooms/{id}/places": {
    ...READ,
    summary:
      "순서의 설명: 자리마다 온 때, 뽑힌 순서와 그 해시, 차례, 주문. 순서대로, 순서가 없는 자리는 온 차례로 끝에.",
    path,
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(20)) }),
    reply: listOf(OperatorWaitingRoomPlace),
    refusals: ["RECORD_NOT_FOUND", "INVALID_INPUT"],
  },
  "POST /operator/v1/waiting-rooms": {
    ...ADD,
    ...CHANGES,
    summary: "공정한 오픈 알리기: 옵션, 여는 때, 상자 수. 이때부터 그 옵션은 대기실에서만 팔아요.",
    body: addBody(WaitingRoomFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/waiting-rooms": {
    ...EDIT,
    ...CHANGES,
    summary: "여는 때 미루기, 상자 수 고치기, 취소하기(isCancelled). 순서를 뽑은 뒤에는 취소만 할 수 있어요.",
    body: editBody(WaitingRoomFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/waiting-rooms/delete": {
    ...ADD,
    ...CHANGES,
    summary: "아무도 들어오지 않은 오픈 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
