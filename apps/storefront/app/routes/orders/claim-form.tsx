import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatPhone } from "@todayfruit/domain/korean/phone";
import { useForm } from "react-hook-form";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { userQueryKey } from "../../session/session-provider.tsx";
import type { User } from "../../session/start-session.ts";
import { Button } from "../../ui/form/button.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { PhoneProof } from "../../ui/phone-proof/phone-proof.tsx";
import { type PhoneProofValues, usePhoneProofForm } from "../../ui/phone-proof/use-phone-proof-form.ts";
import { claimText } from "./claim-text.ts";

type ClaimValues = PhoneProofValues;

/** Verifies the number that the orders were placed with and adds the orders to the member's list. */
export function ClaimForm({ user, onDone }: { user: User; onDone(): void }) {
  const queries = useQueryClient();
  const form = useForm<ClaimValues>({
    defaultValues: {
      phone: user.phone ? formatPhone(user.phone) : "",
      verificationCode: "",
      verifyState: "none",
    },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { handleSubmit, setError, setValue } = form;
  const claim = useMutation({
    mutationFn: (typed: { phone: string; verificationCode: string }) =>
      api("POST /v1/app-users/guest-orders/claim", { body: typed }),
    onSuccess: async (found) => {
      // A code is valid for one claim.
      setValue("verifyState", "none");
      if (found.claimed === 0) return;
      showSnackbar(claimText(found), { tone: "success" });
      onDone();
      await Promise.all(
        [["orders"], userQueryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => {
      const message = errorText(error);
      if (["PHONE_INVALID", "CODE_WRONG"].includes(refusalCodeOf(error) ?? "")) {
        setValue("verifyState", "none");
        setError("phone", { message }, { shouldFocus: true });
      } else showSnackbar(message, { tone: "failure" });
    },
  });
  const { verifyState, proof } = usePhoneProofForm(form, { onSent: claim.reset });

  return (
    <form
      className="flex flex-col gap-4 text-left"
      noValidate
      onSubmit={handleSubmit(({ verifyState: state, ...typed }) => {
        if (state === "verified") claim.mutate(typed);
      })}
    >
      <p className="text-label text-ink-2">
        주문할 때 적은 휴대폰 번호를 인증하면 그 주문을 여기에서 볼 수 있어요
      </p>
      <PhoneProof label="주문할 때 적은 휴대폰 번호" purpose="guestOrders" {...proof} />
      <p className="text-label text-ink-2 empty:hidden" role="status">
        {claim.data?.claimed === 0 && claimText(claim.data)}
      </p>
      <Button block type="submit" disabled={verifyState !== "verified"} busy={claim.isPending}>
        주문 가져오기
      </Button>
    </form>
  );
}
