import { maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import MessageSquareText from "lucide-react/icons/message-square-text";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useEffect, useRef, useState } from "react";
import { useLoginMethods } from "../features/accounts/use-login-methods.ts";
import { useSession } from "../session/session-provider.tsx";
import { LoadFailed } from "../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { BottomSheet } from "../ui/overlay/bottom-sheet.tsx";
import {
  type CallAwaitingConfirmation,
  callsAwaitingConfirmationStore,
} from "./calls-awaiting-confirmation-store.ts";
import { ConfirmByPassword } from "./confirm-by-password.tsx";
import { ConfirmByPhoneCode } from "./confirm-by-phone-code.tsx";
import { ConfirmBySocialLogin } from "./confirm-by-social-login.tsx";
import { ConfirmMethodRow } from "./confirm-method-row.tsx";
import { PURPOSE_TEXTS } from "./purpose-texts.ts";
import { type GiveProof, useSubmitProof } from "./use-submit-proof.ts";

/** 본인 확인: the call continues once the sheet has left the history, so that it may navigate. */
export function ConfirmSheet({ ask }: { ask: CallAwaitingConfirmation | null }) {
  const [open, setOpen] = useState(false);
  const given = useRef<string | null>(null);
  useEffect(() => {
    given.current = null;
    setOpen(ask !== null);
  }, [ask]);
  return (
    <BottomSheet
      open={open}
      title="본인 확인"
      onClose={() => setOpen(false)}
      onClosed={() => ask?.answer(given.current)}
    >
      {ask && (
        <Ways
          purpose={ask.purpose}
          onConfirmed={(confirmation, until) => {
            callsAwaitingConfirmationStore.keep(ask.purpose, confirmation, until);
            given.current = confirmation;
            setOpen(false);
          }}
        />
      )}
    </BottomSheet>
  );
}

type WaysProps = {
  purpose: CallAwaitingConfirmation["purpose"];
  onConfirmed(confirmation: string, until: number): void;
};

/**
 * Ways to confirm: the password, a code by text message or the linked login. The first available is open, the others are
 * listed below.
 */
function Ways({ purpose, onConfirmed }: WaysProps) {
  const session = useSession();
  const waysIn = useLoginMethods();
  const [wantsCode, setWantsCode] = useState(false);
  const confirm = useSubmitProof(purpose, onConfirmed);
  if (waysIn.isPending) return <RowsSkeleton name="본인 확인" />;
  if (!waysIn.data) return <LoadFailed error={waysIn.error} onRetry={() => void waysIn.refetch()} />;
  const { hasPassword, linked } = waysIn.data;
  const phone = session.status === "ready" ? session.user.phone : null;
  const byCode = (wantsCode || !hasPassword) && phone !== null;
  const way: GiveProof = { busy: confirm.isPending, error: confirm.error, give: confirm.mutate };
  const { before, why } = PURPOSE_TEXTS[purpose];
  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-3.5">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-brand-tint text-brand-ink">
          <ShieldCheck className="size-6" aria-hidden />
        </span>
        <p className="text-title3 font-bold tracking-tight">
          {before}
          <br />
          본인인지 확인할게요
        </p>
      </div>
      <p className="mt-3 mb-5 text-body2 text-ink-2">{why}</p>
      {byCode ? <ConfirmByPhoneCode phone={phone} {...way} /> : <ConfirmByPassword {...way} />}
      <div className="mt-5 flex flex-col gap-2 empty:hidden">
        {hasPassword && phone !== null && (
          <ConfirmMethodRow
            mark={
              wantsCode ? (
                <LockKeyhole className="size-5" aria-hidden />
              ) : (
                <MessageSquareText className="size-5" aria-hidden />
              )
            }
            label={wantsCode ? "비밀번호로 확인하기" : "문자로 확인하기"}
            hint={wantsCode ? undefined : maskPhone(phone)}
            onClick={() => {
              confirm.reset();
              setWantsCode(!wantsCode);
            }}
          />
        )}
        {linked.map((snsType) => (
          <ConfirmBySocialLogin key={snsType} snsType={snsType} {...way} />
        ))}
      </div>
      <p className="mt-5 text-caption text-ink-3">
        확인한 뒤 5분 동안은 다시 묻지 않아요. 방법이 모두 안 되면 고객센터에 알려 주세요
      </p>
    </div>
  );
}
