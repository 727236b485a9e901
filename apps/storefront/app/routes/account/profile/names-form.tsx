import { checkName } from "@todayfruit/domain/accounts/check-name";
import { useForm } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { listRefusalMessagesByField } from "../../../api/list-refusal-messages-by-field.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { useChangeProfile } from "./use-change-profile.ts";

type Names = {
  name: string;
  nickname: string;
};

/** Form for 이름과 별명. */
export function NamesForm({ user }: { user: User }) {
  const { register, handleSubmit, formState, setError, reset } = useForm<Names>({
    defaultValues: { name: user.name ?? "", nickname: user.nickname ?? "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const change = useChangeProfile({
    done: "저장했어요",
    onError: (error) => {
      const message = extractErrorText(error);
      const { name, nickname } = listRefusalMessagesByField(error);
      if (nickname) setError("nickname", { message: nickname }, { shouldFocus: true });
      if (name) setError("name", { message: name }, { shouldFocus: true });
      if (name || nickname) return;
      if (refusalCodeOf(error) === "NAME_INVALID") setError("name", { message }, { shouldFocus: true });
      else showSnackbar(message, { tone: "failure" });
    },
  });

  return (
    <Panel title="기본 정보">
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={handleSubmit((values) => {
          const body = { name: values.name.trim(), nickname: values.nickname.trim() || null };
          change.mutate(body, { onSuccess: () => reset(values) });
        })}
      >
        <TextField
          label="이름"
          required
          autoComplete="name"
          maxLength={30}
          error={formState.errors.name?.message}
          {...register("name", {
            validate: (name) => checkName(name).ok || "이름을 한글이나 영문으로 적어주세요",
          })}
        />
        <TextField
          label="별명"
          autoComplete="nickname"
          maxLength={30}
          hint="후기에 이 이름이 보여요"
          error={formState.errors.nickname?.message}
          {...register("nickname")}
        />
        <Button
          block
          tone="outline-brand"
          type="submit"
          disabled={!formState.isDirty}
          busy={change.isPending}
        >
          저장하기
        </Button>
      </form>
    </Panel>
  );
}
