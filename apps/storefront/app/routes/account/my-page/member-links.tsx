import { groupDigits } from "@todayfruit/domain/money/format-won";
import BellRing from "lucide-react/icons/bell-ring";
import CalendarSync from "lucide-react/icons/calendar-sync";
import CircleHelp from "lucide-react/icons/circle-help";
import CreditCard from "lucide-react/icons/credit-card";
import Eye from "lucide-react/icons/eye";
import Gift from "lucide-react/icons/gift";
import Heart from "lucide-react/icons/heart";
import MapPin from "lucide-react/icons/map-pin";
import MessageSquareText from "lucide-react/icons/message-square-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import Wallet from "lucide-react/icons/wallet";
import type { MyPageCounts } from "../../../features/accounts/use-my-page-counts.ts";
import { paths } from "../../../paths.ts";
import { RowLink } from "./row-link.tsx";

/** Rows to what a member keeps in the shop, with their counts. */
export function MemberLinks({ counts }: { counts: MyPageCounts | undefined }) {
  return (
    <nav className="mt-2 bg-surface py-2" aria-label="내 쇼핑">
      <RowLink to={paths.gifts} icon={Gift} note={<ArrivedGifts gifts={counts?.gifts} />}>
        선물함
      </RowLink>
      <RowLink to={paths.subscriptions} icon={CalendarSync}>
        정기배송
      </RowLink>
      <RowLink to={paths.repeatPurchases} icon={RotateCcw}>
        늘 사던 것
      </RowLink>
      <RowLink to={paths.favorites} icon={Heart} note={counts && groupDigits(counts.favorites)}>
        찜한 상품
      </RowLink>
      <RowLink to={paths.recent} icon={Eye}>
        최근 본 상품
      </RowLink>
      <RowLink
        to={paths.myWrittenReviews}
        icon={MessageSquareText}
        note={counts && groupDigits(counts.reviews)}
      >
        내 후기
      </RowLink>
      <RowLink to={paths.myQuestions} icon={CircleHelp}>
        내 문의
      </RowLink>
      <RowLink to={paths.openingAlarms} icon={BellRing}>
        오픈 알림 신청
      </RowLink>
      <RowLink to={paths.addresses} icon={MapPin}>
        배송지 관리
      </RowLink>
      <RowLink to={paths.cards} icon={CreditCard}>
        결제 수단
      </RowLink>
      <RowLink to={paths.refundAccount} icon={Wallet}>
        환불 계좌
      </RowLink>
      <RowLink to={paths.privacyLog} icon={ShieldCheck}>
        내 정보 기록
      </RowLink>
    </nav>
  );
}

/** Number of gifts that wait for an address; nothing when none does. */
function ArrivedGifts({ gifts }: { gifts: MyPageCounts["gifts"] | undefined }) {
  if (!gifts || gifts.addressWaiting === 0) return null;
  return (
    <>
      <b className="font-bold text-brand-ink">{groupDigits(gifts.addressWaiting)}</b>개 도착
    </>
  );
}
