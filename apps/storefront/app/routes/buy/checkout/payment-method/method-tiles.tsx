import type { EasyPay } from "@todayfruit/domain/payments/payment-method-codes";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Receipt from "lucide-react/icons/receipt";
import Smartphone from "lucide-react/icons/smartphone";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import type { PaymentMethod, PaymentSelection } from "./convert-and-check-payment-selection.ts";
import { WalletLetterMark } from "./wallet-letter-mark.tsx";

type MethodTilesProps = {
  selection: PaymentSelection;
  onChange(selection: PaymentSelection): void;
  /** Methods with which the amount can be paid. */
  usable: readonly PaymentMethod[];
};

/** The wallets most shoppers have are one tap away, beside the methods; the others are behind 다른 간편결제. */
const FIRST_WALLETS = ["kakaopay", "naverpay"] as const satisfies readonly EasyPay[];
type FirstWallet = (typeof FIRST_WALLETS)[number];
type Tile = PaymentMethod | FirstWallet;

const TILES: readonly { value: Tile; icon: ReactNode; name: string }[] = [
  { value: "card", icon: <CreditCard aria-hidden />, name: "신용카드" },
  { value: "kakaopay", icon: <WalletLetterMark wallet="kakaopay" />, name: "카카오페이" },
  { value: "naverpay", icon: <WalletLetterMark wallet="naverpay" />, name: "네이버페이" },
  { value: "billing", icon: <CreditCard aria-hidden />, name: "등록 카드" },
  { value: "vbank", icon: <Receipt aria-hidden />, name: "무통장입금" },
  { value: "transfer", icon: <Landmark aria-hidden />, name: "계좌이체" },
  { value: "phone", icon: <Smartphone aria-hidden />, name: "휴대폰" },
  { value: "easypay", icon: <Wallet aria-hidden />, name: "다른 간편결제" },
];

const OTHER_WALLETS: readonly { value: EasyPay; name: string }[] = [
  { value: "tosspay", name: "토스페이" },
  { value: "payco", name: "페이코" },
  { value: "samsungpay", name: "삼성페이" },
];

/** Tiles of the payment methods, with the wallets of 다른 간편결제 below when it is picked. */
export function MethodTiles({ selection, onChange, usable }: MethodTilesProps) {
  const tile = tileOf(selection);
  return (
    <>
      <RadioCards
        look="tile"
        label="결제 수단"
        value={tile}
        onChange={(value) => onChange({ ...selection, ...pickedBy(value) })}
        options={TILES.filter(({ value }) => usable.includes(pickedBy(value).method)).map(
          ({ value, icon, name }) => ({
            value,
            content: (
              <>
                {icon}
                <span>{name}</span>
              </>
            ),
          }),
        )}
      />
      {tile === "easypay" && (
        <div className="mt-3 rounded-md bg-sunken p-3">
          <RadioCards
            look="tile"
            label="다른 간편결제"
            value={selection.easyPay}
            onChange={(easyPay) => onChange({ ...selection, easyPay })}
            options={OTHER_WALLETS.map(({ value, name }) => ({
              value,
              content: (
                <>
                  <WalletLetterMark wallet={value} />
                  <span>{name}</span>
                </>
              ),
            }))}
          />
        </div>
      )}
    </>
  );
}

function tileOf({ method, easyPay }: PaymentSelection): Tile {
  return method === "easypay" ? (FIRST_WALLETS.find((wallet) => wallet === easyPay) ?? method) : method;
}

function pickedBy(tile: Tile): Pick<PaymentSelection, "method"> & Partial<Pick<PaymentSelection, "easyPay">> {
  if (tile === "kakaopay" || tile === "naverpay") return { method: "easypay", easyPay: tile };
  return tile === "easypay" ? { method: tile, easyPay: "tosspay" } : { method: tile };
}
