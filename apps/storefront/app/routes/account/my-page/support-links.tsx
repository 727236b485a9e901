import FileText from "lucide-react/icons/file-text";
import Headphones from "lucide-react/icons/headphones";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import MessagesSquare from "lucide-react/icons/messages-square";
import Radio from "lucide-react/icons/radio";
import Store from "lucide-react/icons/store";
import { variant } from "#variant/brand-settings.ts";
import { ChatButton } from "../../../features/support/chat-button.tsx";
import { SELLER_APPLICATION_LINK_LABEL } from "../../../features/support/seller-application-link-label.ts";
import { useVariantSettings } from "../../../features/support/use-variant-settings.ts";
import { paths } from "../../../paths.ts";
import { OutsideRow, ROW_CLASS, RowContents, RowLink } from "./row-link.tsx";

/**
 * Rows to the support and the shop's news. Guests see four: what else there is, 고객센터 and the foot of the page show them.
 */
export function SupportLinks({ isMember }: { isMember: boolean }) {
  const { support, newsRoom, liveShopping } = variant;
  const business = useVariantSettings();
  return (
    <nav className="mt-2 bg-surface py-2" aria-label="도움받기">
      <ChatButton className={ROW_CLASS}>
        <RowContents icon={Headphones} note={isMember && business.supportHours.replace(/ \(.*/, "")}>
          {support.chatTitle}
        </RowContents>
      </ChatButton>
      {isMember && business.shopEntryUrl !== null && (
        <OutsideRow href={business.shopEntryUrl} icon={Store}>
          {SELLER_APPLICATION_LINK_LABEL}
        </OutsideRow>
      )}
      <OutsideRow
        href={business.newsRoomUrl}
        icon={MessagesSquare}
        note={isMember && `참여 코드 ${business.newsRoomCode}`}
      >
        {newsRoom.name}
      </OutsideRow>
      {isMember && (
        <OutsideRow href={business.liveShoppingUrl} icon={Radio}>
          {liveShopping.name}
        </OutsideRow>
      )}
      {isMember && (
        <RowLink to={paths.inquiries} icon={MessageCircleQuestion}>
          1:1 문의
        </RowLink>
      )}
      <RowLink to={paths.notices} icon={Megaphone}>
        공지사항
      </RowLink>
      {isMember && (
        <RowLink to={paths.support} icon={LifeBuoy}>
          고객센터
        </RowLink>
      )}
      <RowLink to={paths.terms} icon={FileText}>
        약관 및 정책
      </RowLink>
    </nav>
  );
}
