import Bell from "lucide-react/icons/bell";
import BellRing from "lucide-react/icons/bell-ring";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleHelp from "lucide-react/icons/circle-help";
import CreditCard from "lucide-react/icons/credit-card";
import Eye from "lucide-react/icons/eye";
import FileText from "lucide-react/icons/file-text";
import Gift from "lucide-react/icons/gift";
import Headphones from "lucide-react/icons/headphones";
import Heart from "lucide-react/icons/heart";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import MessagesSquare from "lucide-react/icons/messages-square";
import Package from "lucide-react/icons/package";
import PencilLine from "lucide-react/icons/pencil-line";
import Radio from "lucide-react/icons/radio";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Store from "lucide-react/icons/store";
import Ticket from "lucide-react/icons/ticket";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { paths } from "../../../paths.ts";

const ROW_CLASS = "flex min-h-14 items-center gap-3 px-gutter py-2 text-body1 font-medium";

/** Links to the shopper's pages and the support. */
export function MyLinks() {
  const { support, newsRoom, liveShopping } = variant;
  return (
    <>
      <nav className="mt-2 bg-surface py-2" aria-label="내 쇼핑">
        <Inside to={paths.orders} icon={<Package className="text-ink-2" aria-hidden />}>
          주문 내역
        </Inside>
        <Inside to={paths.gifts} icon={<Gift className="text-ink-2" aria-hidden />}>
          보낸 선물
        </Inside>
        <Inside to={paths.coupons} icon={<Ticket className="text-ink-2" aria-hidden />}>
          쿠폰
        </Inside>
        <Inside to={paths.myReviews} icon={<PencilLine className="text-ink-2" aria-hidden />}>
          내 후기
        </Inside>
        <Inside to={paths.myQuestions} icon={<CircleHelp className="text-ink-2" aria-hidden />}>
          내 문의
        </Inside>
        <Inside to={paths.cart} icon={<ShoppingCart className="text-ink-2" aria-hidden />}>
          장바구니
        </Inside>
        <Inside to={paths.favorites} icon={<Heart className="text-ink-2" aria-hidden />}>
          찜한 상품
        </Inside>
        <Inside to={paths.recent} icon={<Eye className="text-ink-2" aria-hidden />}>
          최근 본 상품
        </Inside>
        <Inside to={paths.openingAlarms} icon={<BellRing className="text-ink-2" aria-hidden />}>
          오픈 알림
        </Inside>
        <Inside to={paths.addresses} icon={<MapPin className="text-ink-2" aria-hidden />}>
          배송지 관리
        </Inside>
        <Inside to={paths.cards} icon={<CreditCard className="text-ink-2" aria-hidden />}>
          등록 카드
        </Inside>
        <Inside to={paths.notifications} icon={<Bell className="text-ink-2" aria-hidden />}>
          알림
        </Inside>
      </nav>
      <nav className="mt-2 bg-surface py-2" aria-label="도움받기">
        <Inside to={paths.notices} icon={<Megaphone className="text-ink-2" aria-hidden />}>
          공지사항
        </Inside>
        <Inside to={paths.terms} icon={<FileText className="text-ink-2" aria-hidden />}>
          약관 및 정책
        </Inside>
        <Inside to={paths.inquiries} icon={<MessageCircleQuestion className="text-ink-2" aria-hidden />}>
          1:1 문의
        </Inside>
        <Inside to={paths.support} icon={<Headphones className="text-ink-2" aria-hidden />}>
          고객센터
        </Inside>
        {support.shopEntry && (
          <Outside href={support.shopEntry.url} icon={<Store className="text-ink-2" aria-hidden />}>
            {support.shopEntry.title}
          </Outside>
        )}
        <Outside href={liveShopping.url} icon={<Radio className="text-ink-2" aria-hidden />}>
          {liveShopping.name}
        </Outside>
        <Outside
          href={newsRoom.url}
          icon={<MessagesSquare className="text-ink-2" aria-hidden />}
          note={`참여 코드 ${newsRoom.participationCode}`}
        >
          {newsRoom.name}
        </Outside>
      </nav>
    </>
  );
}

function Inside({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Link className={ROW_CLASS} to={to}>
      {icon}
      {children}
      <ChevronRight className="ml-auto size-18px text-ink-3" aria-hidden />
    </Link>
  );
}

type OutsideProps = {
  href: string;
  icon: ReactNode;
  note?: string;
  children: string;
};

function Outside({ href, icon, note, children }: OutsideProps) {
  return (
    <a className={ROW_CLASS} href={href} rel="noreferrer" target="_blank">
      {icon}
      <span className="flex-none">{children}</span>
      <span className="ml-auto text-right text-caption text-ink-3">{note}</span>
      <ChevronRight className="size-18px text-ink-3" aria-hidden />
    </a>
  );
}
