import type { EasyPay } from "@todayfruit/domain/payments/payment-method-codes";

/** Letter in a wallet's colour; the brands' own logos are not used. */
export function WalletLetterMark({ wallet }: { wallet: EasyPay }) {
  const { letter, look } = MARKS[wallet];
  return (
    <span
      className={`grid size-6 place-items-center rounded-full fs-micro leading-none font-extrabold ${look}`}
      aria-hidden
    >
      {letter}
    </span>
  );
}

const MARKS: Record<EasyPay, { letter: string; look: string }> = {
  kakaopay: { letter: "K", look: "bg-kakao text-on-kakao" },
  naverpay: { letter: "N", look: "bg-naver text-on-naver" },
  tosspay: { letter: "T", look: "bg-ink text-surface" },
  payco: { letter: "P", look: "bg-sunken text-ink inset-shadow-outline" },
  samsungpay: { letter: "S", look: "bg-ink-2 text-surface" },
};
