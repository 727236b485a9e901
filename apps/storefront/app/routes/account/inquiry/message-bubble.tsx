import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { FarmIcon } from "../../../features/catalog/farm-icon.tsx";
import type { Inquiry } from "../../../features/inquiries/inquiry-types.ts";
import { MessagePhotos } from "./message-photos.tsx";

/** Text of an inquiry: mine on the right, the shop's on the left with its name. */
export function MessageBubble({ message }: { message: Inquiry["messages"][number] }) {
  const { isMine, writer, contents, photos, createdAt } = message;
  const time = <time dateTime={createdAt}>{kstTimeOf(createdAt)}</time>;
  return (
    <div
      className={`flex max-w-[84%] flex-col gap-1.5 ${isMine ? "items-end self-end" : "items-start self-start"}`}
    >
      <p className="flex items-center gap-2 tabular text-caption text-ink-3">
        {isMine ? (
          <span className="sr-only">내가 쓴 글</span>
        ) : (
          <>
            <FarmIcon />
            <b className="text-label font-semibold text-ink">{writer}</b>
          </>
        )}
        {time}
      </p>
      <div
        className={`rounded-lg px-4 py-3 text-body2 whitespace-pre-line wrap-anywhere ${isMine ? "rounded-br-xs bg-brand-tint" : "rounded-bl-xs bg-sunken"}`}
      >
        {contents}
        {photos.length > 0 && <MessagePhotos photos={photos} name={isMine ? "보낸 사진" : "받은 사진"} />}
      </div>
    </div>
  );
}
