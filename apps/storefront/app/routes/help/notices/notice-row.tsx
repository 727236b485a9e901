import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronDown from "lucide-react/icons/chevron-down";
import Pin from "lucide-react/icons/pin";
import { Badge } from "../../../ui/layout/badge.tsx";

/** Notice that expands in place, without JavaScript. */
export function NoticeRow({ notice }: { notice: Reply<"GET /v1/boards/notices">["list"][number] }) {
  return (
    <li className="border-b border-line py-1.5" id={`notice-${notice.id}`}>
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-gutter py-2 -outline-offset-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5">
              {notice.isPinned && (
                <>
                  <Pin className="size-3.5 fill-current text-brand-ink" aria-hidden />
                  <span className="sr-only">고정한 글</span>
                </>
              )}
              <Badge tone={notice.isPinned ? "brand" : "mute"}>{notice.type}</Badge>
              <time className="text-micro text-ink-3 tabular-nums" dateTime={notice.createdAt}>
                {formatFullDate(kstDateOf(notice.createdAt))}
              </time>
            </span>
            <span className="mt-1.5 block text-body1 font-semibold">{notice.title}</span>
          </span>
          <ChevronDown
            className="size-5 text-ink-3 transition-transform duration-(--dur-fade) group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <p className="mt-1.5 -mb-1.5 bg-sunken px-gutter py-5 text-body2 whitespace-pre-line text-ink-2">
          {notice.contents}
        </p>
      </details>
    </li>
  );
}
