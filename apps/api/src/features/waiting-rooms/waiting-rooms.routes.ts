import { operatorWaitingRoomCalls } from "@todayfruit/contract/waiting-rooms/operator-waiting-rooms.calls";
import { waitingRoomCalls } from "@todayfruit/contract/waiting-rooms/waiting-rooms.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { listRoomPlaces, listWaitingRooms, showOperatorRoom } from "./operator/show-rooms-and-places.ts";
import { waitingRoomRecordDefinition } from "./operator/waiting-room-record-definition.ts";
import { changeNotice, enterRoom, leave, showPlace } from "./places/manage-place.ts";
import { showWaitingRoom } from "./show-waiting-room.ts";

const HANDLERS = buildRecordHandlers(waitingRoomRecordDefinition);

export const waitingRoomRoutes = bindCalls(waitingRoomCalls, {
  "GET /v1/waiting-rooms/{id}": showWaitingRoom,
  "GET /v1/waiting-rooms/{id}/place": showPlace,
  "POST /v1/waiting-rooms/{id}/place": enterRoom,
  "DELETE /v1/waiting-rooms/{id}/place": leave,
  "PUT /v1/waiting-rooms/{id}/place/notice": changeNotice,
});

export const operatorWaitingRoomRoutes = bindCalls(operatorWaitingRoomCalls, {
  "GET /operator/v1/waiting-rooms": listWaitingRooms,
  "GET /operator/v1/waiting-rooms/{id}": showOperatorRoom,
  "GET /operator/v1/waiting-rooms/{id}/places": listRoomPlaces,
  "POST /operator/v1/waiting-rooms": HANDLERS.add,
  "PATCH /operator/v1/waiting-rooms": HANDLERS.edit,
  "POST /operator/v1/waiting-rooms/delete": HANDLERS.remove,
});
