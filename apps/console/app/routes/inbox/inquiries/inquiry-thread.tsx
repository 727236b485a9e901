import { INQUIRY_KIND_NAMES } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { Link } from "react-router";
import { AnswerBox } from "../../../features/inbox/answering/answer-box.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useAnswerInquiry } from "./use-answer-inquiry.ts";
import { type InquiryRow, useInquiry } from "./use-inquiries.ts";

/** All texts of an inquiry, the ordered product it is about, and the field to answer. */
export function InquiryThread({ row, onAnswered }: { row: InquiryRow; onAnswered(): void }) {
  const { may } = useMe();
  const { data, error, refetch } = useInquiry(row.id);
  const answer = useAnswerInquiry(row.id, onAnswered);
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  const { product, messages } = data;
  const last = messages.at(-1);
  return (
    <Card title={row.memberName ?? "탈퇴한 회원"} aside={`1:1 · ${INQUIRY_KIND_NAMES[data.kind]}`}>
      {product && (
        <p className="mb-3 rounded-control px-3 py-2.5 inset-shadow-hairline">
          <b className="font-semibold">{product.name}</b>{" "}
          <span className="text-ink-3">{instantText(product.orderedAt, Date.now())} 주문</span>{" "}
          <Link to={paths.order(product.orderId)} className="text-brand-ink underline">
            주문 열기
          </Link>
        </p>
      )}
      <ol className="flex flex-col gap-2.5">
        {messages.map((message) => (
          <li
            key={message.id}
            className={`max-w-4/5 rounded-card px-3.5 py-2.5 ${message.isMine ? "bg-sunken" : "self-end bg-brand-tint"}`}
          >
            <p className="text-micro text-ink-2">
              {message.writer ?? row.memberName} · {instantText(message.createdAt, Date.now())}
            </p>
            <p className="text-form whitespace-pre-wrap">{message.contents}</p>
            {message.photos.length > 0 && (
              <p className="mt-2 flex flex-wrap gap-2">
                {message.photos.map((photo, at) => (
                  <a key={photo} href={`/images/960/${photo}`} target="_blank" rel="noreferrer">
                    <img
                      src={`/images/160/${photo}`}
                      alt={`붙인 사진 ${at + 1} 크게 보기`}
                      className="size-20 rounded-control object-cover"
                    />
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
      {last && (
        <AnswerBox
          kind="inquiry"
          values={{
            ...(row.memberName && { 닉네임: row.memberName }),
            ...(product && { 상품: product.name }),
          }}
          isSending={answer.isPending}
          error={answer.error}
          denied={may("claims.decide") ? null : "답변할 권한이 없어요"}
          onSend={(contents) => answer.mutate({ contents, lastMessageId: last.id })}
        />
      )}
    </Card>
  );
}
