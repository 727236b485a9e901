import { useMutation } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useNavigate } from "react-router";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { Won } from "../../catalog/price-block.tsx";
import { openCardRegistration } from "../../payments/open-card-registration.ts";
import type { SubscribeForm } from "./use-subscribe-form.ts";

/** Sum of the first delivery, and the button that starts the subscription, or leads to what is missing first. */
export function SubscribeFooter({ form, productId }: { form: SubscribeForm; productId: number }) {
  const navigate = useNavigate();
  const { data } = form.offer;
  const registering = useMutation({
    mutationFn: () => openCardRegistration(paths.product(productId)),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  if (!data || form.weeks === undefined) return null;
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <span className="text-label text-ink-2 tabular-nums">
          첫 결제 · 배송비 {groupDigits(data.shippingFee)}원
        </span>
        <span className="fs-title1 font-extrabold tracking-price tabular-nums">
          <Won amount={data.price} />
        </span>
      </div>
      {!form.isMember && (
        <Button
          block
          size="lg"
          onClick={() => navigate(paths.login(paths.product(productId)), { replace: true })}
        >
          로그인하고 정기배송 받기
        </Button>
      )}
      {form.isMember && data.isSubscribed && (
        <Button block size="lg" tone="tint" onClick={() => navigate(paths.subscriptions, { replace: true })}>
          이미 받고 있어요 · 정기배송 보기
        </Button>
      )}
      {form.isMember && !data.isSubscribed && data.card === null && (
        <Button block size="lg" busy={registering.isPending} onClick={() => registering.mutate()}>
          카드 등록하고 시작하기
        </Button>
      )}
      {form.isMember && !data.isSubscribed && data.card !== null && (
        <Button
          block
          size="lg"
          disabled={form.address === null}
          busy={form.isStarting || form.isBookPending}
          onClick={() => form.start()}
        >
          {form.address === null ? "배송지를 추가해 주세요" : `${form.weeks}주마다 받기`}
        </Button>
      )}
    </>
  );
}
