import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { api } from "../../api/browser-api.ts";
import { claimReasonText, claimStatusText } from "../../ui/claim/claim-text.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Photo } from "../../ui/product/photo.tsx";

type Claim = Reply<"GET /v1/app-users/orders/{id}/claims">["list"][number];

/** 교환·반품: claims of this order and the shop's answers; renders nothing without any. */
export function OrderClaims({ orderId }: { orderId: number }) {
  const claims = useQuery({
    queryKey: ["claims", orderId],
    queryFn: () => api("GET /v1/app-users/orders/{id}/claims", { path: { id: orderId } }),
  });
  if (!claims.data || claims.data.list.length === 0) return null;
  return (
    <Panel title="교환 · 반품">
      <ul className="divide-y divide-line">
        {claims.data.list.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} />
        ))}
      </ul>
    </Panel>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-3 text-label">
        <b className="font-semibold">{claimStatusText(claim.status, claim.wish)}</b>
        <time className="text-ink-3 tabular-nums" dateTime={claim.requestedAt}>
          {formatShortDate(kstDateOf(claim.requestedAt))}
        </time>
      </p>
      <p className="mt-1 line-clamp-2 text-label">{claim.productName}</p>
      <p className="mt-0.5 text-caption text-ink-3">
        {claimReasonText[claim.reason]} · {claim.options.map(partText).join(", ")}
      </p>
      <p className="mt-2 text-label break-words whitespace-pre-line text-ink-2">{claim.details}</p>
      {claim.photos.length > 0 && (
        <ul className="scrollbar-none mt-3 flex gap-2 overflow-x-auto" aria-label="보낸 사진">
          {claim.photos.map((path, index) => (
            <li key={path} className="flex-none">
              <Photo className="w-18 rounded-md" path={path} alt={`보낸 사진 ${index + 1}`} sizes="72px" />
            </li>
          ))}
        </ul>
      )}
      {claim.notice && (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">{claim.notice}</p>
      )}
      {claim.status === "approved" && claim.wish === "refund" && (
        <p className="mt-3 text-label font-semibold tabular-nums">{givenText(claim)}</p>
      )}
    </li>
  );
}

function partText({ name, optionUnit, pieces }: Claim["options"][number]): string {
  return pieces === null
    ? `${name} ${optionUnit}개`
    : `${name} ${optionUnit}개(${pieces.all}개 중 ${pieces.bad}개)`;
}

function givenText({ refundPrice, refundPoint }: Claim): string {
  const [money, points] = [`${groupDigits(refundPrice)}원`, `${groupDigits(refundPoint)}P`];
  if (refundPoint > 0) return `${refundPrice > 0 ? `${money}, ` : ""}${points}를 돌려드렸어요`;
  return refundPrice > 0 ? `${money}을 돌려드렸어요` : "돌려드릴 금액이 없어요";
}
