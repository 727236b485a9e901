import { Badge } from "../../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../../ui/format-dates-and-durations.ts";
import type { Member } from "../use-member.ts";
import { NothingYet } from "./nothing-yet.tsx";

const KINDS = { question: "상품 문의", inquiry: "1:1 문의", review: "후기" } as const;

/** Questions, inquiries and reviews of a member, the newest first, and whether each is answered. */
export function MemberQuestionsAndReviews({ voices }: { voices: Member["voices"] }) {
  if (voices.length === 0) return <NothingYet>남긴 글이 없어요</NothingYet>;
  return (
    <ul>
      {voices.map(({ kind, id, contents, score, isAnswered, at }) => (
        <li key={`${kind} ${id}`} className="border-t border-line py-2 first:border-0">
          <p className="flex items-center gap-2">
            <b className="font-semibold">{KINDS[kind]}</b>
            {score !== null && <span className="number">★ {score}</span>}
            <span className="number text-ink-3">{shortDay(at)}</span>
            <span className="ml-auto">
              {kind !== "review" && (
                <Badge tone={isAnswered ? "success" : "warning"}>
                  {isAnswered ? "답변함" : "답변 기다림"}
                </Badge>
              )}
            </span>
          </p>
          <p className="line-clamp-2 break-words text-ink-2">{contents}</p>
        </li>
      ))}
    </ul>
  );
}
