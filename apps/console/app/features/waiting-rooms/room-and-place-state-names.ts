import type { PlaceState, RoomState } from "@todayfruit/domain/waiting-rooms/place-and-room-states";

/** Korean names of the states of a waiting room. */
export const ROOM_STATE_NAMES: Record<RoomState, string> = {
  announced: "알림",
  entering: "들어오는 중",
  calling: "차례 부르는 중",
  closed: "끝남",
  cancelled: "취소",
};

/** Korean names of the states of a place. */
export const PLACE_STATE_NAMES: Record<PlaceState, string> = {
  waiting: "기다림",
  called: "차례",
  paying: "결제 중",
  bought: "삼",
  expired: "시간 지남",
  left: "나감",
  missed: "못 삼",
};
