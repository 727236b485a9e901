import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Bookmark from "lucide-react/icons/bookmark";
import Share2 from "lucide-react/icons/share-2";
import { track } from "../../../analytics/page-event-queue.ts";
import { shareLink } from "../../../features/sharing/share-link.ts";
import { paths } from "../../../paths.ts";
import { useBookmark } from "./use-bookmark.ts";

const ACTION_CLASS =
  "flex min-h-13 w-13 flex-col items-center justify-center gap-1 text-micro/4 font-semibold tabular-nums drop-shadow-icon";

/** 저장 and 공유 buttons. */
export function SaveAndShareButtons({ video }: { video: Reply<"GET /v1/video/{id}/cursor">["video"] }) {
  const bookmark = useBookmark(video);
  return (
    <div className="player-actions">
      <button
        className={ACTION_CLASS}
        type="button"
        aria-pressed={bookmark.isMine}
        disabled={!bookmark.isKnown}
        onClick={bookmark.toggle}
      >
        <Bookmark
          className={`size-7 ${bookmark.isMine ? "heart-pop fill-current text-accent" : ""}`}
          aria-hidden
        />
        <span className="sr-only">저장하기, 저장한 사람</span>
        <span>{groupDigits(bookmark.count)}</span>
      </button>
      <button className={ACTION_CLASS} type="button" onClick={() => void share(video)}>
        <Share2 className="size-7" aria-hidden />
        공유
      </button>
    </div>
  );
}

async function share({ id, title }: { id: number; title: string }): Promise<void> {
  const isShared = await shareLink({ title, url: window.location.origin + paths.sharedPlayer(id) });
  if (isShared) track("share", { content_type: "video", item_id: String(id) });
}
