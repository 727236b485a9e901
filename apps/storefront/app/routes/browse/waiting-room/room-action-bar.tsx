import { groupDigits } from "@todayfruit/domain/money/format-won";
import BellRing from "lucide-react/icons/bell-ring";
import { Link, useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import type { BoxPrice } from "./box-count-choice.tsx";
import type { Room, RoomPageState } from "./derive-room-page-state.ts";
import { NextOpeningAlarm } from "./other-ways/next-opening-alarm.tsx";
import type { useWaitingRoomPlaceWithActions } from "./use-waiting-room-place-with-actions.ts";

type RoomActionBarProps = {
  room: Room;
  view: RoomPageState;
  own: ReturnType<typeof useWaitingRoomPlaceWithActions>;
  chosen: BoxPrice | null;
};

/** Bar with the one thing to do in each state; absent where there is nothing. */
export function RoomActionBar({ room, view, own, chosen }: RoomActionBarProps) {
  const { pathname } = useLocation();
  const big = buttonClass({ size: "lg", block: true });
  if (own.session.status === "ready" && !own.isMember && (view === "entering" || view === "announced")) {
    return (
      <BottomActionBar>
        <Link className={big} to={paths.login(pathname)}>
          로그인하고 기다리기
        </Link>
      </BottomActionBar>
    );
  }
  const place = own.status?.place ?? null;
  switch (view) {
    case "entering":
      return place ? (
        <BottomActionBar>
          <Button
            block
            size="lg"
            tone={place.wantsNotice ? "tint" : "primary"}
            aria-pressed={place.wantsNotice}
            busy={own.setNotice.isPending}
            onClick={() => own.setNotice.mutate(!place.wantsNotice)}
          >
            <BellRing className="size-5" aria-hidden />
            {place.wantsNotice ? "차례 알림 받는 중" : "차례 알림 받기"}
          </Button>
        </BottomActionBar>
      ) : null;
    case "drawn":
      return (
        <BottomActionBar>
          <Button block size="lg" disabled>
            차례가 오면 눌러주세요
          </Button>
        </BottomActionBar>
      );
    case "hold":
      return chosen ? (
        <BottomActionBar>
          <Button block size="lg" busy={own.order.isPending} onClick={() => own.order.mutate(chosen.units)}>
            {groupDigits(chosen.price)}원 결제하기
          </Button>
        </BottomActionBar>
      ) : null;
    case "expired":
    case "left":
      return (
        <BottomActionBar>
          <Button block size="lg" busy={own.enter.isPending} onClick={() => own.enter.mutate()}>
            다시 기다리기
          </Button>
        </BottomActionBar>
      );
    case "bought":
      return (
        <BottomActionBar>
          <Link className={big} to={paths.orders}>
            주문 내역 보기
          </Link>
        </BottomActionBar>
      );
    case "missed":
    case "over":
    case "cancelled":
      return (
        <BottomActionBar>
          {room.next && own.isMember ? (
            <NextOpeningAlarm productId={room.product.id} />
          ) : (
            <Link
              className={big}
              to={room.next ? paths.waitingRoom(room.next.id) : paths.product(room.product.id)}
            >
              {room.next ? "다음 오픈 보기" : "상품 보기"}
            </Link>
          )}
        </BottomActionBar>
      );
    case "announced":
    case "maybe":
    case "paying":
      return null;
  }
}
