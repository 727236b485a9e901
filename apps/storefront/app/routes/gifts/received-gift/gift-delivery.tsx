import { useState } from "react";
import { giftStatusLabelAndTone } from "../../../features/gifts/gift-status-label-and-tone.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { AddressSheet } from "./address-sheet.tsx";
import type { ReceivedGift } from "./received-gift-query-key.ts";

/** Delivery state of the gift and its masked address. */
export function GiftDelivery({ gift }: { gift: ReceivedGift }) {
  const [open, setOpen] = useState(false);
  const { label, tone } = giftStatusLabelAndTone(gift.giftStatus);
  const { address } = gift;
  return (
    <section id="delivery" aria-label="배송" className="px-gutter pt-4">
      <div className="rounded-lg bg-surface p-4">
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-title3 font-bold tracking-tight">배송</h2>
          <Badge tone={tone} large>
            {label}
          </Badge>
        </div>
        {address && (
          <div className="mt-3 flex items-start justify-between gap-3">
            <div className="min-w-0 text-label">
              <p className="font-semibold">{address.receiverName}</p>
              <p className="mt-1">{address.selectedAddress}</p>
              <p className="mt-1 text-ink-3 tabular-nums">{address.phone}</p>
            </div>
            {gift.canChangeAddress && (
              <Button size="xs" tone="outline" className="flex-none" onClick={() => setOpen(true)}>
                배송지 바꾸기
              </Button>
            )}
          </div>
        )}
        {gift.shipments.map(({ id, carrier, invoiceNumber, trackingUrl }) => (
          <div key={id} className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-3">
            <p className="min-w-0 text-label">
              <b className="font-semibold">{carrier.name}</b>{" "}
              <span className="break-all text-ink-2 tabular-nums">{invoiceNumber}</span>
            </p>
            {trackingUrl && (
              <a
                className={`${buttonClass({ tone: "outline", size: "xs" })} flex-none`}
                href={trackingUrl}
                rel="noreferrer"
                target="_blank"
                aria-label={`배송 조회, ${carrier.name} ${invoiceNumber}, 새 창`}
              >
                배송 조회
              </a>
            )}
          </div>
        ))}
      </div>
      <AddressSheet gift={gift} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
