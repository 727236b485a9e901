import { useMutation, useQueryClient } from "@tanstack/react-query";
import { josa } from "@todayfruit/domain/korean/josa";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { listRefusalMessagesByField } from "../../../api/list-refusal-messages-by-field.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Field for a coupon code; capitals, blanks and hyphens do not matter. */
export function CouponCodeForm() {
  const queries = useQueryClient();
  const [code, setCode] = useState("");
  const redeem = useMutation({
    mutationFn: () => api("POST /v1/app-users/coupons/code", { body: { code } }),
    onSuccess: ({ name }) => {
      setCode("");
      showSnackbar(`${josa(name, "을/를")} 받았어요`, { tone: "success" });
      void queries.invalidateQueries({ queryKey: ["coupons"] });
    },
  });
  const { code: sentence } = listRefusalMessagesByField(redeem.error);
  return (
    <div className="bg-surface px-gutter py-6">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") redeem.mutate();
        }}
      >
        <TextField
          label="쿠폰 코드"
          placeholder="예) SAGWA-1123"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          hint="띄어쓰기와 - 는 없어도 돼요"
          error={redeem.isError ? (sentence ?? extractErrorText(redeem.error)) : undefined}
          beside={
            <Button
              className="h-13 flex-none px-5"
              tone="outline-brand"
              type="submit"
              busy={redeem.isPending}
              disabled={code.trim() === ""}
            >
              등록
            </Button>
          }
          onChange={(event) => {
            setCode(event.target.value);
            redeem.reset();
          }}
        />
      </form>
    </div>
  );
}
