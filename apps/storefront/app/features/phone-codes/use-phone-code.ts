import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { type CodePurpose, sendPhoneCode } from "./send-phone-code.ts";

/** State of a phone's verification. Name: specification §3, "Registration form state". */
export type VerifyState = "none" | "sent" | "verified";

type PhoneCodeOptions = {
  purpose: CodePurpose;
  verifyState: VerifyState;
  onVerifyState(state: VerifyState): void;
  onRefused(field: "phone" | "verificationCode", message: string): void;
};

/** Sends a code to a phone and verifies the typed one; returns the remaining times in ms. */
export function usePhoneCode({ purpose, verifyState, onVerifyState, onRefused }: PhoneCodeOptions) {
  const [times, setTimes] = useState({ expiresAt: 0, resendAt: 0 });
  const now = useTicking(verifyState === "sent");

  const sending = useMutation({
    mutationFn: (phone: string) => sendPhoneCode(phone, purpose),
    onSuccess: ({ expiresInSeconds, resendAfterSeconds }) => {
      const sentAt = Date.now();
      setTimes({ expiresAt: sentAt + expiresInSeconds * 1000, resendAt: sentAt + resendAfterSeconds * 1000 });
      onVerifyState("sent");
    },
    onError: (error) => onRefused("phone", extractErrorText(error)),
  });
  const verifying = useMutation({
    mutationFn: (typed: { phone: string; verificationCode: string }) =>
      api("PUT /v1/auth/verify", { body: { ...typed, purpose } }),
    onSuccess: () => onVerifyState("verified"),
    onError: (error) => {
      const isPhone = refusalCodeOf(error) === "PHONE_INVALID";
      onRefused(isPhone ? "phone" : "verificationCode", extractErrorText(error));
    },
  });
  return {
    send: sending.mutate,
    isSending: sending.isPending,
    verify: verifying.mutate,
    expiresIn: times.expiresAt - now,
    resendIn: times.resendAt - now,
  };
}

/** Current time in ms, updated every 250 ms while `runs`. */
function useTicking(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
