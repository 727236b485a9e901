import type { Reply } from "@todayfruit/contract/all-calls";
import Link2 from "lucide-react/icons/link-2";
import MessageCircle from "lucide-react/icons/message-circle";
import { Button } from "../../../ui/form/button.tsx";
import { shareLink } from "../../sharing/share-link.ts";
import { useKakaoShare } from "./use-kakao-share.ts";

type Group = Reply<"GET /v4/app-users/orders/gift-group/{id}">;

type ShareGiftButtonsProps = {
  group: Group;
  gift: Group["giftTos"][number];
  /** Receiver, for the names of the buttons. */
  name: string;
  /** Called after the link was shared in any way. */
  onShared?(): void;
};

/** Shares one receiver's link: by KakaoTalk, by the device's share sheet, or by copying it. */
export function ShareGiftButtons({ group, gift, name, onShared }: ShareGiftButtonsProps) {
  const sendByKakao = useKakaoShare(group.share);
  const { link, uuid } = gift;
  if (link === null || uuid === null) return null;

  async function shareOtherwise(url: string): Promise<void> {
    if (await shareLink({ title: group.share.title, url })) onShared?.();
  }

  return (
    <div className="flex gap-2">
      <Button
        className="flex-1"
        size="sm"
        disabled={sendByKakao === null}
        onClick={() => {
          sendByKakao?.({ link, uuid });
          onShared?.();
        }}
        aria-label={`${name}의 선물 카카오톡으로 보내기`}
      >
        <MessageCircle className="size-4" aria-hidden />
        카카오톡으로 보내기
      </Button>
      <Button
        tone="outline"
        size="sm"
        onClick={() => void shareOtherwise(link)}
        aria-label={`${name}의 선물 링크 복사`}
      >
        <Link2 className="size-4" aria-hidden />
        링크 복사
      </Button>
    </div>
  );
}
