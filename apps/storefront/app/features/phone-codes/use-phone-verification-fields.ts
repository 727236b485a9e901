import type { ComponentProps } from "react";
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import type { PhoneVerificationFields } from "./phone-verification-fields.tsx";
import type { VerifyState } from "./use-phone-code.ts";
import { validatePhoneNumber } from "./validate-phone-number.ts";

/** Form values for verifying a phone. */
export type PhoneVerificationValues = { phone: string; verificationCode: string; verifyState: VerifyState };

type Form<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  "control" | "register" | "setValue" | "setError" | "clearErrors" | "formState"
>;

type Options = {
  /** Validator of the number; defaults to `validatePhoneNumber`. */
  rule?: (phone: string) => true | string;
  /** Called when a code was sent. */
  onSent?: () => void;
  /** Called once the code of the number was right. */
  onVerified?: () => void;
};

/**
 * Binds `PhoneVerificationFields` to a form: registers its two fields, keeps `verifyState` and shows refusals beside their field.
 * Changing the number resets the verification.
 *
 * @returns the verification state, and the props of `PhoneVerificationFields` except purpose and label
 */
export function usePhoneVerificationFields<T extends FieldValues & PhoneVerificationValues>(
  { control, register, setValue, setError, clearErrors, formState: { errors } }: Form<T>,
  { rule = validatePhoneNumber, onSent, onVerified }: Options = {},
): {
  verifyState: VerifyState;
  proof: Omit<ComponentProps<typeof PhoneVerificationFields>, "purpose" | "label">;
} {
  const path = (name: keyof PhoneVerificationValues) => name as Path<T>;
  const [phone, code, verifyState] = useWatch({
    control,
    name: [path("phone"), path("verificationCode"), path("verifyState")],
  });
  const set = (name: keyof PhoneVerificationValues, value: string) =>
    setValue(path(name), value as PathValue<T, Path<T>>);
  const errorOf = (name: keyof PhoneVerificationValues) =>
    (get(errors, name) as FieldError | undefined)?.message;
  return {
    verifyState,
    proof: {
      phone,
      code,
      verifyState,
      onVerifyState(state) {
        set("verifyState", state);
        clearErrors([path("phone"), path("verificationCode")]);
        if (state === "sent") onSent?.();
        if (state === "verified") onVerified?.();
      },
      onCode: (typed) => set("verificationCode", typed),
      onRefused: (field, message) => setError(path(field), { message }, { shouldFocus: true }),
      phoneField: {
        ...register(path("phone"), { validate: rule, onChange: () => set("verifyState", "none") }),
        error: errorOf("phone"),
      },
      codeField: { ...register(path("verificationCode")), error: errorOf("verificationCode") },
    },
  };
}
