import { useState } from "react";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { LinkGuestOrdersForm } from "./link-guest-orders-form.tsx";

/** Button that opens the form which adds orders placed as a guest to the member's list. */
export function LinkGuestOrdersButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <p className="py-3 text-center">
      <button
        className="inline-flex min-h-11 items-center px-4 text-label text-ink-3 underline decoration-line-strong underline-offset-3"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        비회원으로 주문한 내역 가져오기
      </button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="비회원 주문 가져오기">
        <LinkGuestOrdersForm user={user} onDone={() => setOpen(false)} />
      </BottomSheet>
    </p>
  );
}
