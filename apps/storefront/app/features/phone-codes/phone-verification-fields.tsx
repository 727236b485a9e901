import { type ClipboardEvent, type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../ui/form/button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { PhoneField } from "../accounts/phone-field.tsx";
import { codeOfPastedText } from "./code-of-pasted-text.ts";
import { formatCountdown, secondsLeft } from "./format-countdown.ts";
import { readWebOtpCode } from "./read-web-otp-code.ts";
import type { CodePurpose } from "./send-phone-code.ts";
import { usePhoneCode, type VerifyState } from "./use-phone-code.ts";
import { validatePhoneNumber } from "./validate-phone-number.ts";

type Field = Partial<ComponentProps<typeof TextField>>;

type PhoneVerificationFieldsProps = {
  purpose: CodePurpose;
  phone: string;
  code: string;
  verifyState: VerifyState;
  onVerifyState(state: VerifyState): void;
  /** Called with the code read from the text message, or with "" to clear the field. */
  onCode(code: string): void;
  /** Called when the server refuses; the message belongs to this field. */
  onRefused(field: "phone" | "verificationCode", message: string): void;
  /** Props a form library registers for each field. */
  phoneField: Field;
  codeField: Field;
  label?: string;
};

/** 휴대폰 번호 and its verification code: sent by text message, checked once the sixth digit is typed. */
export function PhoneVerificationFields(props: PhoneVerificationFieldsProps) {
  const { purpose, phone, code, verifyState, onVerifyState, onCode, onRefused, phoneField, codeField } =
    props;
  const { send, isSending, verify, expiresIn, resendIn } = usePhoneCode({
    purpose,
    verifyState,
    onVerifyState,
    onRefused,
  });
  const codeBox = useRef<HTMLDivElement>(null);
  const isVerified = verifyState === "verified";
  const isSent = verifyState === "sent";
  const pause = isSent ? secondsLeft(resendIn) : 0;

  const onRead = useEffectEvent(onCode);
  useEffect(() => {
    if (!isSent) return;
    codeBox.current?.querySelector("input")?.focus();
    const waiting = new AbortController();
    void readWebOtpCode(waiting.signal).then((read) => read !== null && onRead(read));
    return () => waiting.abort();
  }, [isSent]);

  const tried = useRef("");
  useEffect(() => {
    if (!isSent || !/^\d{6}$/.test(code) || tried.current === code) return;
    tried.current = code;
    verify({ phone, verificationCode: code });
  }, [isSent, code, phone, verify]);

  function ask(): void {
    const problem = validatePhoneNumber(phone);
    if (problem !== true) {
      onRefused("phone", problem);
      return;
    }
    tried.current = "";
    onCode("");
    send(phone);
  }

  /** Accepts a pasted text message although the field takes six characters. */
  function takePasted(event: ClipboardEvent): void {
    const pasted = codeOfPastedText(event.clipboardData.getData("text"));
    if (pasted === null) return;
    event.preventDefault();
    onCode(pasted);
  }

  return (
    <div>
      <PhoneField
        label={props.label ?? "휴대폰 번호"}
        required
        autoComplete="tel"
        readOnly={isVerified}
        ok={isVerified ? "인증했어요" : undefined}
        {...phoneField}
        beside={
          isVerified ? (
            <Button className="min-h-13" tone="outline" onClick={() => onVerifyState("none")}>
              번호 변경
            </Button>
          ) : (
            <Button
              className="min-h-13 tabular"
              tone="outline"
              busy={isSending}
              disabled={pause > 0}
              onClick={ask}
            >
              {sendLabel(isSent, pause)}
            </Button>
          )
        }
      />
      <div ref={codeBox} className={isSent ? "mt-2" : "hidden"}>
        <TextField
          label="인증번호"
          labelHidden
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="인증번호 6자리"
          maxLength={6}
          hint={expiresIn > 0 ? "인증번호를 문자로 보냈어요" : "시간이 지났어요. 인증번호를 다시 받아 주세요"}
          onPaste={takePasted}
          {...codeField}
          end={
            <span className="font-semibold text-sale tabular" role="timer" aria-label="남은 시간">
              {formatCountdown(expiresIn)}
            </span>
          }
        />
      </div>
      <p className="sr-only" role="status">
        {isSent && "인증번호를 문자로 보냈어요. 3분 안에 적어주세요"}
        {isVerified && "휴대폰 번호를 인증했어요"}
      </p>
    </div>
  );
}

function sendLabel(isSent: boolean, pause: number): string {
  if (!isSent) return "인증번호 받기";
  return pause > 0 ? `${pause}초 뒤 다시` : "다시 보내기";
}
