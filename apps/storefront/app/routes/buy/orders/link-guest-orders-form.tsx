import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { useForm } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { PhoneVerificationFields } from "../../../features/phone-codes/phone-verification-fields.tsx";
import {
  type PhoneVerificationValues,
  usePhoneVerificationFields,
} from "../../../features/phone-codes/use-phone-verification-fields.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { writeGuestOrderLinkingResult } from "./write-guest-order-linking-result.ts";

type LinkValues = PhoneVerificationValues;

/** Verifies the number that the orders were placed with and adds the orders to the member's list. */
export function LinkGuestOrdersForm({ user, onDone }: { user: User; onDone(): void }) {
  const queries = useQueryClient();
  const form = useForm<LinkValues>({
    defaultValues: {
      phone: user.phone ? formatPhone(user.phone) : "",
      verificationCode: "",
      verifyState: "none",
    },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { handleSubmit, setError, setValue } = form;
  const linking = useMutation({
    mutationFn: (typed: { phone: string; verificationCode: string }) =>
      api("POST /v1/app-users/guest-orders/claim", { body: typed }),
    onSuccess: async (found) => {
      // A code is valid for one request.
      setValue("verifyState", "none");
      if (found.claimed === 0) return;
      showSnackbar(writeGuestOrderLinkingResult(found), { tone: "success" });
      onDone();
      await Promise.all(
        [["orders"], USER_QUERY_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => {
      const message = extractErrorText(error);
      if (["PHONE_INVALID", "CODE_WRONG"].includes(refusalCodeOf(error) ?? "")) {
        setValue("verifyState", "none");
        setError("phone", { message }, { shouldFocus: true });
      } else showSnackbar(message, { tone: "failure" });
    },
  });
  const { verifyState, proof } = usePhoneVerificationFields(form, { onSent: linking.reset });

  return (
    <form
      className="flex flex-col gap-4 text-left"
      noValidate
      onSubmit={handleSubmit(({ verifyState: state, ...typed }) => {
        if (state === "verified") linking.mutate(typed);
      })}
    >
      <p className="text-label text-ink-2">
        주문할 때 적은 휴대폰 번호를 인증하면 그 주문을 여기에서 볼 수 있어요
      </p>
      <PhoneVerificationFields label="주문할 때 적은 휴대폰 번호" purpose="guestOrders" {...proof} />
      <p className="text-label text-ink-2 empty:hidden" role="status">
        {linking.data?.claimed === 0 && writeGuestOrderLinkingResult(linking.data)}
      </p>
      <Button block type="submit" disabled={verifyState !== "verified"} busy={linking.isPending}>
        주문 가져오기
      </Button>
    </form>
  );
}
