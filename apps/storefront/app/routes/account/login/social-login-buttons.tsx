import { useMutation } from "@tanstack/react-query";
import MessageCircle from "lucide-react/icons/message-circle";
import { useEffect, useState } from "react";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { noteGuestCart } from "../../../session/cart-merge-storage.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { goToSocialLoginProvider } from "../../../session/social/go-to-social-login-provider.ts";
import { lastLoginMethod } from "../../../session/social/last-login-method-storage.ts";
import type { SnsType } from "../../../session/social/sns-type.ts";
import { useCartCount } from "../../../session/use-cart-count.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type SocialLoginButtonsProps = {
  /** Providers the shop offers. */
  offered: readonly SnsType[];
  next: string;
  autoLogin: boolean;
};

/** 카카오 and 네이버 login buttons, as far as the shop offers them; a press leads to the provider. */
export function SocialLoginButtons({ offered, next, autoLogin }: SocialLoginButtonsProps) {
  const session = useSession();
  const guestCart = useCartCount();
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => setLast(lastLoginMethod(window.localStorage)), []);
  const leaving = useMutation({
    mutationFn: (snsType: SnsType) => {
      noteGuestCart(window.sessionStorage, guestCart);
      return goToSocialLoginProvider(snsType, { purpose: "login", autoLogin }, next);
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  // A login is bound to the guest session that began it, so there must be one.
  const isReady = session.status === "ready" && !leaving.isPending;

  return (
    <div className="mt-8 flex flex-col gap-2">
      {providers
        .filter(({ snsType }) => offered.includes(snsType))
        .map(({ snsType, look, mark, label }) => (
          <button
            key={snsType}
            className={`relative flex h-13.5 items-center justify-center gap-2 rounded-md fs-title3 font-bold transition-transform duration-(--dur-tap) active:scale-press ${look}`}
            type="button"
            aria-disabled={!isReady || undefined}
            aria-busy={(leaving.isPending && leaving.variables === snsType) || undefined}
            onClick={() => isReady && leaving.mutate(snsType)}
          >
            {mark}
            {label}
            {last === snsType && (
              <span className="absolute -top-2.5 right-3 rounded-full bg-ink px-2.5 py-0.5 text-micro font-medium text-canvas">
                최근 로그인
              </span>
            )}
          </button>
        ))}
    </div>
  );
}

const providers = [
  {
    snsType: "kakaotalk",
    look: "bg-kakao text-on-kakao",
    mark: <MessageCircle className="size-5 fill-current" aria-hidden />,
    label: "카카오로 시작하기",
  },
  {
    snsType: "naver",
    look: "bg-naver text-on-naver",
    mark: (
      <b className="text-figure6 font-black" aria-hidden>
        N
      </b>
    ),
    label: "네이버로 시작하기",
  },
] as const;
