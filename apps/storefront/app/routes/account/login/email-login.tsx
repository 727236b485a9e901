import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { track } from "../../../analytics/page-event-queue.ts";
import { api, apiWith } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { PasswordField } from "../../../features/accounts/password-field.tsx";
import { noteGuestCart, noteMergedCart } from "../../../session/cart-merge-storage.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { rememberLastLoginMethod } from "../../../session/social/last-login-method-storage.ts";
import {
  dropPendingSocial,
  readPendingSocial,
} from "../../../session/social/pending-social-account-storage.ts";
import { useCartCount } from "../../../session/use-cart-count.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type LoginValues = {
  email: string;
  password: string;
};

type EmailLoginProps = {
  /** True when the pending provider account is linked after the login. */
  isLinking: boolean;
  autoLogin: boolean;
  onAutoLogin(autoLogin: boolean): void;
  onDone(): void;
};

/** E-mail login; sends the guest's token, so that the guest's cart is merged. */
export function EmailLogin({ isLinking, autoLogin, onAutoLogin, onDone }: EmailLoginProps) {
  const session = useSession();
  const guestCart = useCartCount();
  const { register, handleSubmit, formState, setError, setValue } = useForm<LoginValues>({
    defaultValues: { email: "", password: "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  useEffect(() => {
    const email = isLinking ? readPendingSocial(window.sessionStorage, Date.now())?.email : null;
    if (email) setValue("email", email);
  }, [isLinking, setValue]);

  const login = useMutation({
    mutationFn: async ({ email, password }: LoginValues) => {
      const { token } = await api("POST /v2/tokens", { body: { email: email.trim(), password } });
      noteGuestCart(window.sessionStorage, guestCart);
      await session.signIn(token, autoLogin);
      noteMergedCart(window.sessionStorage, Date.now());
      return isLinking ? linkPending(password) : "로그인했어요";
    },
    onError: (error) => setError("password", { message: extractErrorText(error) }, { shouldFocus: true }),
    onSuccess: (said) => {
      rememberLastLoginMethod(window.localStorage, "email");
      track("login", { method: "email" });
      showSnackbar(said, { tone: "success" });
      onDone();
    },
  });

  return (
    <form className="mt-5" method="post" noValidate onSubmit={handleSubmit((values) => login.mutate(values))}>
      <div className="flex flex-col gap-4">
        <TextField
          label="이메일"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          error={formState.errors.email?.message}
          {...register("email", { validate: (email) => !!email.trim() || "이메일을 적어주세요" })}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          maxLength={200}
          error={formState.errors.password?.message}
          {...register("password", { validate: (password) => !!password || "비밀번호를 적어주세요" })}
        />
      </div>
      <div className="mt-2">
        <Checkbox checked={autoLogin} onChange={onAutoLogin}>
          로그인 유지하기
        </Checkbox>
      </div>
      <Button block size="lg" className="mt-3" type="submit" busy={login.isPending}>
        로그인
      </Button>
    </form>
  );
}

/**
 * Links the pending provider account, confirmed by the password just typed. A failure does not undo the login.
 *
 * @returns the message to show
 */
async function linkPending(password: string): Promise<string> {
  const pending = readPendingSocial(window.sessionStorage, Date.now());
  dropPendingSocial(window.sessionStorage);
  if (!pending) return "로그인했어요. 소셜 계정은 시간이 지나 잇지 못했어요";
  const { snsType, snsToken } = pending;
  try {
    const link = apiWith({
      confirm: async (purpose) => {
        const body = { purpose, password };
        return (await api("POST /v1/app-users/confirmations", { body })).confirmation;
      },
    });
    await link("POST /v1/app-users/social/{snsType}", { path: { snsType }, body: { snsToken } });
    return "로그인하고 소셜 계정을 이었어요";
  } catch (error) {
    return `로그인했어요. ${extractErrorText(error)}`;
  }
}
