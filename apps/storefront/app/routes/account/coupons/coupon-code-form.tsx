import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { errorText } from "../../../api/error-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Field for a coupon code; capitals, blanks and hyphens do not matter. */
export function CouponCodeForm() {
  const queries = useQueryClient();
  const [code, setCode] = useState("");
  const redeem = useMutation({
    mutationFn: () => api("POST /v1/app-users/coupons/code", { body: { code } }),
    onSuccess: () => {
      setCode("");
      showSnackbar("쿠폰을 받았어요");
      void queries.invalidateQueries({ queryKey: ["coupons"] });
    },
  });
  return (
    <Panel title="쿠폰 코드">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          redeem.mutate();
        }}
      >
        <TextField
          label="코드"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          error={redeem.isError ? errorText(redeem.error) : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            redeem.reset();
          }}
        />
        <Button block type="submit" busy={redeem.isPending} disabled={code.trim() === ""}>
          쿠폰 받기
        </Button>
      </form>
    </Panel>
  );
}
