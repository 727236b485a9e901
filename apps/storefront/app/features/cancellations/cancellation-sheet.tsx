import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api, apiWithKey } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { USER_QUERY_KEY } from "../../session/session-provider.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../ui/feedback/skeleton.tsx";
import { Button } from "../../ui/form/button.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import type { OrderGuest } from "../orders/order-guest-types.ts";
import { PhoneVerificationFields } from "../phone-codes/phone-verification-fields.tsx";
import type { VerifyState } from "../phone-codes/use-phone-code.ts";
import {
  EMPTY_ACCOUNT,
  problemsOf,
  type RefundAccount,
} from "../refunds/refund-account-banks-and-validation.ts";
import { RefundAccountFields } from "../refunds/refund-account-fields.tsx";
import { cancelButtonText } from "../refunds/refund-and-cancellation-texts.ts";
import { RefundDestinationSentence } from "../refunds/refund-destination-sentence.tsx";
import { RefundLines } from "../refunds/refund-lines.tsx";
import { CancellationReasonFields, type CancellationWhy } from "./cancellation-reason-fields.tsx";
import { CancellationRefusalSection } from "./cancellation-refusal-section.tsx";
import type { CancellationTarget } from "./cancellation-target-types.ts";
import { confirmCancellation, previewRefund } from "./preview-and-confirm-cancellation.ts";

type CancellationSheetProps = {
  /** Order or product to cancel; `null` closes the sheet. */
  target: CancellationTarget | null;
  onClose(): void;
  /** Guest who placed the order, who must verify their phone again; `null` for a member. */
  guest: OrderGuest | null;
};

/** 주문 취소: shows the refund and its reasons before confirming. */
export function CancellationSheet({ target, onClose, guest }: CancellationSheetProps) {
  const [shown, setShown] = useState<CancellationTarget | null>(target);
  // Keeps its content while it slides out.
  if (target !== null && target !== shown) setShown(target);
  if (shown === null) return null;
  const key = `${shown.orderId} ${shown.product?.id}`;
  return <Sheet key={key} target={shown} open={target !== null} onClose={onClose} guest={guest} />;
}

function Sheet({
  target,
  open,
  onClose,
  guest,
}: Omit<CancellationSheetProps, "target"> & { target: CancellationTarget; open: boolean }) {
  const queries = useQueryClient();
  const [verifyState, setVerifyState] = useState<VerifyState>("none");
  const [code, setCode] = useState("");
  const [account, setAccount] = useState<RefundAccount>({ ...EMPTY_ACCOUNT, owner: guest?.name ?? "" });
  const [why, setWhy] = useState<CancellationWhy>({ reason: null, words: "" });
  // The code of the look-up serves until it is refused, unless the money goes to an account.
  const [isLookupRefused, setIsLookupRefused] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [refused, setRefused] = useState<{ field: string; message: string } | null>(null);
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const preview = useQuery({
    queryKey: ["refund-preview", target.orderId, target.product?.id ?? null],
    queryFn: () => previewRefund(target, guest),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const needsAccount = preview.data?.needsAccount === true;
  const isDeposit = preview.data?.paymentMethodType === "vbank";
  const lookupCode = isDeposit || isLookupRefused ? undefined : guest?.code;
  const confirming = useMutation({
    mutationFn: async () => {
      if (!preview.data) throw new Error("Nothing is confirmed before it was shown");
      if (guest === null && needsAccount)
        await api("PUT /v1/app-users", { body: { withdrawAccount: account } });
      key.current ??= crypto.randomUUID();
      const proof = guest && { name: guest.name, phone: guest.phone, code: lookupCode ?? code };
      const to = preview.data.needsAccount ? { withdrawAccount: account } : {};
      const call = apiWithKey(key.current);
      return confirmCancellation(call, target, preview.data, why, proof && { ...proof, ...to });
    },
    onSuccess: async () => {
      // A request that is taken back can be made again: that is another attempt.
      key.current = null;
      const isRequest = preview.data?.withdrawing === "request";
      onClose();
      showSnackbar(isRequest ? "취소를 요청했어요. 농원이 확인하면 돌려드려요" : "주문이 취소되었습니다.", {
        tone: "success",
      });
      await Promise.all(
        [["order", target.orderId], ["orders"], ["guest-orders"], ["withdraw-account"], USER_QUERY_KEY].map(
          (queryKey) => queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      if (refusalCodeOf(error) === "CODE_WRONG") {
        setVerifyState("none");
        setIsLookupRefused(true);
      }
      if (refusalCodeOf(error) === "REFUND_CHANGED") void preview.refetch();
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  const onRefused = useCallback((field: string, message: string) => setRefused({ field, message }), []);
  const isToDo = preview.data !== undefined && preview.data.withdrawing !== "done";

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={isToDo ? "왜 취소하시나요?" : target.product === null ? "주문 전체 취소" : "상품 취소"}
      foot={
        <div className="flex gap-2">
          <Button className="flex-none" size="lg" tone="ghost" onClick={onClose}>
            그만두기
          </Button>
          <Button
            className="flex-1"
            size="lg"
            disabled={!isToDo || (guest !== null && lookupCode === undefined && verifyState !== "verified")}
            busy={confirming.isPending}
            onClick={() => {
              if (why.reason === null || (needsAccount && problemsOf(account) !== null))
                setShowsProblems(true);
              else confirming.mutate();
            }}
          >
            {cancelButtonText(preview.data ?? null)}
          </Button>
        </div>
      }
    >
      {isToDo && <CancellationReasonFields why={why} onChange={setWhy} showsProblems={showsProblems} />}
      {target.product && <p className="mb-2 line-clamp-2 font-semibold">{target.product.name}</p>}
      {preview.isPending && (
        <Skeleton name="환불 금액">
          <SkeletonBox className="h-5 w-full" />
          <SkeletonBox className="mt-4 h-24 w-full rounded-md" />
        </Skeleton>
      )}
      {preview.isError &&
        (refusalCodeOf(preview.error) === null ? (
          <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <CancellationRefusalSection error={preview.error} isGuest={guest !== null} />
        ))}
      {preview.data && <RefundLines preview={preview.data} />}
      {preview.data && <RefundDestinationSentence preview={preview.data} isGuest={guest !== null} />}
      {needsAccount && (
        <RefundAccountFields
          account={account}
          onChange={setAccount}
          showsProblems={showsProblems}
          isSaved={guest === null}
        />
      )}
      {guest !== null && isToDo && lookupCode === undefined && (
        <div className="mt-5 border-t border-line pt-5">
          <PhoneVerificationFields
            label="주문한 휴대폰 번호"
            purpose="guestCancel"
            phone={guest.phone}
            code={code}
            verifyState={verifyState}
            onVerifyState={(state) => {
              setVerifyState(state);
              setRefused(null);
            }}
            onCode={setCode}
            onRefused={onRefused}
            phoneField={{
              value: guest.phone,
              readOnly: true,
              error: refused?.field === "phone" ? refused.message : undefined,
            }}
            codeField={{
              value: code,
              onChange: (event) => setCode(event.currentTarget.value),
              error: refused?.field === "verificationCode" ? refused.message : undefined,
            }}
          />
        </div>
      )}
    </BottomSheet>
  );
}
