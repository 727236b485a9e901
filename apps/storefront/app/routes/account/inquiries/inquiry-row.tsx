import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { INQUIRY_KIND_NAMES } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { Link } from "react-router";
import { answerDueText } from "../../../features/inquiries/answer-due-text.ts";
import { paths } from "../../../paths.ts";
import { serverClock } from "../../../server-clock/server-clock.ts";
import { Badge, type BadgeTone } from "../../../ui/layout/badge.tsx";
import { Photo } from "../../../ui/media/photo.tsx";

type Inquiry = Reply<"GET /v1/app-users/inquiries">["list"][number];

const STATES: Record<Inquiry["state"], { tone: BadgeTone; text: string }> = {
  newAnswer: { tone: "recommend", text: "새 답변" },
  waiting: { tone: "mute", text: "답 기다림" },
  answered: { tone: "brand", text: "답변완료" },
};

/** Inquiry as a row that leads to its thread. */
export function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { tone, text } = STATES[inquiry.state];
  const now = new Date(serverClock.now()).toISOString();
  const note = inquiry.answerDue === null ? inquiry.lastAnswer : answerDueText(inquiry.answerDue, now);
  return (
    <li className="relative mx-gutter flex items-center gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 tabular text-caption text-ink-3">
          <Badge tone={tone}>{text}</Badge>
          {INQUIRY_KIND_NAMES[inquiry.kind]} · {formatShortDate(kstDateOf(inquiry.createdAt))}
        </p>
        <h3 className="mt-1.5 line-clamp-2 text-body1 font-semibold wrap-anywhere">
          <Link className="after:absolute after:inset-0" to={paths.inquiry(inquiry.id)}>
            {inquiry.contents}
          </Link>
        </h3>
        {note !== null && <p className="mt-1 truncate text-caption text-ink-3">{note}</p>}
      </div>
      {inquiry.image !== null && (
        <Photo className="w-14 flex-none rounded-10" path={inquiry.image} alt="" sizes="56px" />
      )}
    </li>
  );
}
