import { Link } from "react-router";
import giftImage from "../../../assets/emoji/gift.webp";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { ReceivedGift } from "./received-gift-query-key.ts";

/** 기간이 만료된 선물, 취소된 선물: the reason, without any amount. */
export function GiftEnded({ gift }: { gift: ReceivedGift }) {
  const { title, line } = words(gift);
  return (
    <EmptyState
      image={giftImage}
      title={title}
      level={1}
      action={
        <Link className={buttonClass({ tone: "tint" })} to={paths.home}>
          과일 보러 가기
        </Link>
      }
    >
      {line}
    </EmptyState>
  );
}

function words({ giftStatus, giftSenderName }: ReceivedGift): { title: string; line: string } {
  if (giftStatus === "expired") {
    return { title: "기간이 만료된 선물", line: "배송지를 적을 수 있는 기간이 지났어요" };
  }
  if (giftStatus === "declined") {
    return { title: "받지 않은 선물", line: `${giftSenderName}님에게 마음만 받겠다고 전했어요` };
  }
  return { title: "취소된 선물", line: `${giftSenderName}님이 선물을 취소했어요` };
}
