import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import {
  RETURN_NAME_TEXT,
  RETURN_REASON_TEXT,
  returnStatusText,
} from "../../../features/returns/return-reason-and-status-texts.ts";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Photo } from "../../../ui/media/photo.tsx";

type ReturnRequest = Reply<"GET /v1/app-users/orders/{id}/claims">["list"][number];

/** 교환·반품: return requests of this order and the shop's answers; renders nothing without any. */
export function OrderReturns({ orderId }: { orderId: number }) {
  const requests = useQuery({
    queryKey: ["claims", orderId],
    queryFn: () => api("GET /v1/app-users/orders/{id}/claims", { path: { id: orderId } }),
  });
  if (!requests.data || requests.data.list.length === 0) return null;
  return (
    <Panel title="교환·반품">
      <ul className="divide-y divide-line">
        {requests.data.list.map((request) => (
          <ReturnRow key={request.id} orderId={orderId} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function ReturnRow({ orderId, request }: { orderId: number; request: ReturnRequest }) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-3 text-label">
        <b className="font-semibold">{returnStatusText(request.status, request.wish)}</b>
        <time className="text-ink-3 tabular-nums" dateTime={request.requestedAt}>
          {formatShortDate(kstDateOf(request.requestedAt))}
        </time>
      </p>
      <p className="mt-2 line-clamp-2 text-label">{request.productName}</p>
      <p className="mt-0.5 text-caption text-ink-3">
        {RETURN_REASON_TEXT[request.reason]} · {request.options.map(partText).join(", ")}
      </p>
      <p className="mt-2 text-label break-words whitespace-pre-line text-ink-2">{request.details}</p>
      {request.photos.length > 0 && (
        <ul className="scrollbar-none mt-3 flex gap-2 overflow-x-auto" aria-label="보낸 사진">
          {request.photos.map((path, index) => (
            <li key={path} className="flex-none">
              <Photo className="w-18 rounded-md" path={path} alt={`보낸 사진 ${index + 1}`} sizes="72px" />
            </li>
          ))}
        </ul>
      )}
      {request.notice && (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">{request.notice}</p>
      )}
      {request.status === "requested" && request.expectedPrice !== null && (
        <p className="mt-3 text-label text-ink-2 tabular-nums">{expectedText(request)}</p>
      )}
      {request.status === "approved" && request.wish === "refund" && (
        <p className="mt-3 text-label font-semibold tabular-nums">{givenText(request)}</p>
      )}
      <Link
        className={`${buttonClass({ tone: request.status === "offered" ? "primary" : "outline", size: "sm", block: true })} mt-3`}
        to={paths.return(orderId, request.id)}
        aria-label={`${request.productName} ${RETURN_NAME_TEXT[request.wish]} 진행 보기`}
      >
        {request.status === "offered" ? "금액 확인하고 답하기" : "진행 보기"}
      </Link>
    </li>
  );
}

function partText({ name, optionUnit, pieces }: ReturnRequest["options"][number]): string {
  return pieces === null
    ? `${name} ${optionUnit}개`
    : `${name} ${optionUnit}개(${pieces.all}개 중 ${pieces.bad}개)`;
}

function expectedText({ expectedPrice, expectedPoint }: ReturnRequest): string {
  const points = expectedPoint ? `, ${groupDigits(expectedPoint)}P` : "";
  return `예상 환불 금액 ${groupDigits(expectedPrice ?? 0)}원${points}`;
}

function givenText({ refundPrice, refundPoint }: ReturnRequest): string {
  const [money, points] = [`${groupDigits(refundPrice)}원`, `${groupDigits(refundPoint)}P`];
  if (refundPoint > 0) return `${refundPrice > 0 ? `${money}, ` : ""}${points}를 돌려드렸어요`;
  return refundPrice > 0 ? `${money}을 돌려드렸어요` : "돌려드릴 금액이 없어요";
}
