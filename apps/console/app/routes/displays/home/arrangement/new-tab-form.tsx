import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { HOME_KEY, type Home, readHome } from "../use-stored-home-records.ts";

type NewTabFormProps = {
  /** Tab of the home that it is put below; `null` makes a tab of the home. */
  parentId: number | null;
  /** Place of the new one. */
  sort: number;
};

const KEY = /^[a-z][a-z0-9-]{0,39}$/;

/** Makes a tab of the home or one below it; it stays hidden until it is shown and published. */
export function NewTabForm({ parentId, sort }: NewTabFormProps) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useForm({ defaultValues: { name: "", key: "" } });
  const { errors } = form.formState;
  const make = useMutation({
    async mutationFn({ name, key }: { name: string; key: string }) {
      const tab = { name: name.trim(), key: key.trim(), sort, isShown: false };
      const reason = "홈 탭 만들기";
      if (parentId === null) {
        const body = { rows: [{ ...tab, isDefault: false }], reason };
        await callApi("POST /operator/v1/home-tabs", { body }, keyOf(body));
      } else {
        const body = { rows: [{ ...tab, tabId: parentId, categoryId: null, groupIds: [] }], reason };
        await callApi("POST /operator/v1/home-sub-tabs", { body }, keyOf(body));
      }
      client.setQueryData<Home>(HOME_KEY, await readHome());
    },
    onSuccess() {
      toasts.show({ text: "만들었어요. 켜서 공개할 때까지 매장에는 없어요" });
      form.reset();
    },
  });
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-[1fr_1fr_auto] items-start gap-2 border-t border-line pt-3"
      onSubmit={(event) => void form.handleSubmit((wish) => make.mutate(wish))(event)}
    >
      <TextField
        label="새 이름"
        maxLength={20}
        error={errors.name?.message ?? make.error?.message}
        {...form.register("name", { validate: (text) => text.trim() !== "" || "이름을 적어 주세요" })}
      />
      <TextField
        label="주소에 쓸 말"
        hint="나중에 못 바꿔요"
        maxLength={40}
        error={errors.key?.message}
        {...form.register("key", {
          validate: (text) => KEY.test(text.trim()) || "영문 작은 글자로 적어 주세요. 예: new-year",
        })}
      />
      <Button className="mt-6" size="lg" type="submit" busy={make.isPending}>
        만들기
      </Button>
    </form>
  );
}
