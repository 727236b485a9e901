import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Bookmark from "lucide-react/icons/bookmark";
import Share2 from "lucide-react/icons/share-2";
import { track } from "../../analytics/track.ts";
import { shareLink } from "../../ui/share/share-link.ts";
import { useBookmark } from "./use-bookmark.ts";

const action =
  "flex min-h-13 w-13 flex-col items-center justify-center gap-1 text-[0.75rem]/[1rem] font-semibold tabular-nums drop-shadow-[0_1px_3px_rgba(0,0,0,.5)]";

/** 저장 and 공유 buttons. */
export function SideActions({ video }: { video: Reply<"GET /v1/video/{id}/cursor">["video"] }) {
  const bookmark = useBookmark(video);
  return (
    <div className="player-actions">
      <button
        className={action}
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
      <button className={action} type="button" onClick={() => void share(video)}>
        <Share2 className="size-7" aria-hidden />
        공유
      </button>
    </div>
  );
}

async function share({ id, title }: { id: number; title: string }): Promise<void> {
  const isShared = await shareLink({ title, url: window.location.origin + window.location.pathname });
  if (isShared) track("share", { content_type: "video", item_id: String(id) });
}
