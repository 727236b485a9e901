import { useMutation } from "@tanstack/react-query";
import MessageCircle from "lucide-react/icons/message-circle";
import { useEffect, useEffectEvent } from "react";
import { extractErrorText } from "../api/extract-error-text.ts";
import { goToSocialLoginProvider } from "../session/social/go-to-social-login-provider.ts";
import { dropPendingSocial, readPendingSocial } from "../session/social/pending-social-account-storage.ts";
import type { SnsType } from "../session/social/sns-type.ts";
import { showSnackbar } from "../ui/overlay/snackbar-store.ts";
import { ConfirmMethodRow } from "./confirm-method-row.tsx";
import type { GiveProof } from "./use-submit-proof.ts";

const NAMES: Record<SnsType, string> = { kakaotalk: "카카오", naver: "네이버" };

const marks = {
  kakaotalk: {
    look: "bg-kakao text-on-kakao",
    mark: <MessageCircle className="size-5 fill-current" aria-hidden />,
  },
  naver: { look: "bg-naver text-on-naver", mark: <b className="font-extrabold">N</b> },
} as const;

/**
 * Confirms by the linked provider: leaves the page, and confirms automatically once the member is back and the sheet
 * opens again.
 */
export function ConfirmBySocialLogin({ snsType, busy, give }: GiveProof & { snsType: SnsType }) {
  const giveWhatIsThere = useEffectEvent(() => {
    const pending = readPendingSocial(window.sessionStorage, Date.now());
    if (pending?.snsType !== snsType) return;
    dropPendingSocial(window.sessionStorage);
    give({ snsToken: pending.snsToken });
  });
  useEffect(() => giveWhatIsThere(), []);
  const leaving = useMutation({
    mutationFn: () => {
      const { pathname, search } = window.location;
      return goToSocialLoginProvider(snsType, { purpose: "confirm", autoLogin: false }, pathname + search);
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  return (
    <ConfirmMethodRow
      mark={marks[snsType].mark}
      look={marks[snsType].look}
      label={`${NAMES[snsType]}로 확인하고 돌아오기`}
      hint="적은 것은 그대로 있어요"
      busy={busy || leaving.isPending}
      onClick={() => leaving.mutate()}
    />
  );
}
