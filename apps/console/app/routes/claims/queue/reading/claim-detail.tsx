import { isSellersFault } from "@todayfruit/domain/returns/return-reasons";
import { Link } from "react-router";
import {
  PICKUP_TEXT,
  REASON_TEXT,
  STATUS_BADGE,
  WISH_TEXT,
} from "../../../../features/claims/claim-labels.ts";
import { paths } from "../../../../paths.ts";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { instantText, shortDate } from "../../../../ui/format-dates-and-durations.ts";
import type { ClaimRow } from "../use-claims-and-cancellation-requests.ts";
import { ClaimPhotos } from "./claim-photos.tsx";

/** Shows a claim: photos first, the words of its buyer, and the facts. @param place e.g. `1 / 6`; `null` outside of the list */
export function ClaimDetail({ claim, place }: { claim: ClaimRow; place: string | null }) {
  const { text, tone } = STATUS_BADGE[claim.status];
  return (
    <article className="min-w-0">
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone={tone}>
          {WISH_TEXT[claim.wish]} · {text}
        </Badge>
        <h2 className="text-form font-bold">{claim.productName}</h2>
        <span className="number ml-auto text-micro text-ink-3">{place}</span>
      </header>
      <ClaimPhotos photos={claim.photoUrls.map(pathOf)} />
      <p className="mt-3 rounded-control bg-sunken px-4 py-3 text-form whitespace-pre-wrap">
        {claim.details}
      </p>
      {claim.reopened && (
        <p className="mt-2 rounded-control bg-warning-tint px-4 py-3 text-form whitespace-pre-wrap text-warning">
          다시 봐 달라고 했어요 · {instantText(claim.reopened.at, Date.now())}
          <br />“{claim.reopened.reason}”
        </p>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 max-desk:grid-cols-1">
        <Fact name="까닭">
          <b className="font-semibold">{REASON_TEXT[claim.reason]}</b> ·{" "}
          {isSellersFault(claim.reason) ? "파는 쪽 책임" : "사는 쪽 책임"}
        </Fact>
        <Fact name="바라는 것">
          <b className="font-semibold">{claim.wish === "replace" ? "교환" : "환불"}</b>
          {claim.options.map(({ id, name, optionUnit, pieces }) => (
            <span key={id} className="block">
              {name} × {optionUnit}
              {pieces && ` · ${pieces.all}개 가운데 ${pieces.bad}개`}
            </span>
          ))}
        </Fact>
        <Fact name="신청한 때">{instantText(claim.requestedAt, Date.now())}</Fact>
        <Fact name="보낸 곳">{claim.distributorName}</Fact>
        <Fact name="산 분">
          {claim.buyerName}{" "}
          <Link
            to={paths.order(claim.orderId)}
            className="number inline-block whitespace-nowrap text-brand-ink underline"
          >
            주문 {claim.orderNumber}
          </Link>
        </Fact>
        {claim.pickup && (
          <Fact name="회수">
            {PICKUP_TEXT[claim.pickup.state]} · {claim.pickup.carrier} {shortDate(claim.pickup.pickupOn)}
          </Fact>
        )}
        {claim.replacement && (
          <Fact name="교환 상자">
            {claim.replacement.invoiceNumber
              ? `${claim.replacement.carrier} ${claim.replacement.invoiceNumber}`
              : "아직 보내지 않았어요"}
          </Fact>
        )}
        {claim.notice && <Fact name="보여준 말">{claim.notice}</Fact>}
      </dl>
    </article>
  );
}

/** Pictures are drawn by the console's own origin, which its policy allows alone. */
function pathOf(address: string): string {
  return new URL(address, location.origin).pathname;
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-16 flex-none text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
