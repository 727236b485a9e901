import { useEffect, useRef, useState } from "react";
import { useSession } from "../session/session-provider.tsx";
import { RowsSkeleton } from "../ui/account/member-only.tsx";
import { useWaysIn } from "../ui/account/use-ways-in.ts";
import { LoadFailed } from "../ui/feedback/load-failed.tsx";
import { Button } from "../ui/form/button.tsx";
import { BottomSheet } from "../ui/overlay/bottom-sheet.tsx";
import { ByCode } from "./by-code.tsx";
import { ByLogin } from "./by-login.tsx";
import { ByPassword } from "./by-password.tsx";
import { type ConfirmAsk, confirmAsks } from "./confirm-asks.ts";
import type { GiveProof } from "./use-confirm.ts";
import { useConfirm } from "./use-confirm.ts";

/** 본인 확인: the call goes on once the sheet is gone from the history, so that it may navigate. */
export function ConfirmSheet({ ask }: { ask: ConfirmAsk | null }) {
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
            confirmAsks.keep(ask.purpose, confirmation, until);
            given.current = confirmation;
            setOpen(false);
          }}
        />
      )}
    </BottomSheet>
  );
}

interface WaysProps {
  purpose: ConfirmAsk["purpose"];
  onConfirmed(confirmation: string, until: number): void;
}

/** The password, or a code by text, or the linked login: the first that the member has, with the others below. */
function Ways({ purpose, onConfirmed }: WaysProps) {
  const session = useSession();
  const waysIn = useWaysIn();
  const [wantsCode, setWantsCode] = useState(false);
  const confirm = useConfirm(purpose, onConfirmed);
  if (waysIn.isPending) return <RowsSkeleton name="본인 확인" />;
  if (waysIn.isError) return <LoadFailed error={waysIn.error} onRetry={() => void waysIn.refetch()} />;
  const { hasPassword, linked } = waysIn.data;
  const phone = session.status === "ready" ? session.user.phone : null;
  const byCode = (wantsCode || !hasPassword) && phone !== null;
  const way: GiveProof = { busy: confirm.isPending, error: confirm.error, give: confirm.mutate };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-label text-ink-2">내 정보를 지키려고 본인인지 한 번 더 확인해요</p>
      {byCode ? <ByCode phone={phone} {...way} /> : <ByPassword {...way} />}
      {hasPassword && phone !== null && (
        <Button
          block
          tone="ghost"
          onClick={() => {
            confirm.reset();
            setWantsCode(!wantsCode);
          }}
        >
          {wantsCode ? "비밀번호로 확인하기" : "문자로 확인하기"}
        </Button>
      )}
      {linked.map((snsType) => (
        <ByLogin key={snsType} snsType={snsType} {...way} />
      ))}
    </div>
  );
}
