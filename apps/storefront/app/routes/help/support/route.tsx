import ChevronRight from "lucide-react/icons/chevron-right";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import ExternalLink from "lucide-react/icons/external-link";
import Headphones from "lucide-react/icons/headphones";
import Mail from "lucide-react/icons/mail";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import Phone from "lucide-react/icons/phone";
import Store from "lucide-react/icons/store";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import speech from "../../../assets/emoji/speech.webp";
import { ChatButton } from "../../../features/support/chat-button.tsx";
import { SELLER_APPLICATION_LINK_LABEL } from "../../../features/support/seller-application-link-label.ts";
import { useVariantSettings } from "../../../features/support/use-variant-settings.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { Footer } from "../../../frame/footer.tsx";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { NewsChatRoomLink } from "./news-chat-room-link.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `고객센터 · ${variant.displayName}` },
  {
    name: "description",
    content: `${variant.displayName}에 채팅, 전화, 이메일로 물어보세요. ${matches[0].loaderData?.business.supportHours ?? ""}`,
  },
  { property: "og:title", content: `고객센터 · ${variant.displayName}` },
];

const ROW_CLASS = "flex min-h-14 items-center gap-3 px-gutter py-2 text-body1 font-medium";

/** Support page: the chat first, then the variant's other contacts. Rule: specification §1. */
export default function Support() {
  const { support } = variant;
  const business = useVariantSettings();
  return (
    <>
      <AppBar back title="고객센터" cart />
      <main id="contents" className="bg-sunken">
        <section className="bg-surface px-gutter pt-6 pb-6">
          <div className="flex items-start justify-between gap-4">
            <div>
              <h1 className="text-title2 font-bold tracking-tight">{support.greeting}</h1>
              <p className="mt-2 text-body2 text-ink-3">{support.emptyHint}</p>
            </div>
            <img className="flex-none" src={speech} alt="" width={64} height={64} />
          </div>
          <ChatButton className={`${buttonClass({ size: "lg", block: true })} mt-5`}>
            <Headphones className="size-5" aria-hidden />
            {support.chatTitle}
          </ChatButton>
          <p className="mt-2 text-center text-caption text-ink-3 tabular">{business.supportHours}</p>
        </section>
        <section className="mt-2 bg-surface py-2" aria-label="다른 방법으로 물어보기">
          <Link className={ROW_CLASS} to={paths.inquiries}>
            <MessageCircleQuestion className="text-ink-2" aria-hidden />
            1:1 문의
            <ChevronRight className="ml-auto size-5 text-ink-3" aria-hidden />
          </Link>
          <Link className={ROW_CLASS} to={paths.faq}>
            <CircleQuestionMark className="text-ink-2" aria-hidden />
            자주 묻는 질문
            <ChevronRight className="ml-auto size-5 text-ink-3" aria-hidden />
          </Link>
          <a className={ROW_CLASS} href={`tel:${business.phone.replaceAll("-", "")}`}>
            <Phone className="text-ink-2" aria-hidden />
            전화
            <span className="ml-auto text-label text-ink-3 tabular">{business.phone}</span>
          </a>
          <a className={ROW_CLASS} href={`mailto:${business.email}`}>
            <Mail className="text-ink-2" aria-hidden />
            <span className="flex-none">이메일</span>
            <span className="ml-auto min-w-0 wrap-anywhere text-right text-label text-ink-3">
              {business.email}
            </span>
          </a>
          {business.shopEntryUrl !== null && (
            <a className={ROW_CLASS} href={business.shopEntryUrl} rel="noreferrer" target="_blank">
              <Store className="text-ink-2" aria-hidden />
              {SELLER_APPLICATION_LINK_LABEL}
              <ExternalLink className="ml-auto size-18px text-ink-3" aria-label="새 창" />
            </a>
          )}
        </section>
        <NewsChatRoomLink />
        <Footer />
      </main>
      <BottomNavigation />
    </>
  );
}
