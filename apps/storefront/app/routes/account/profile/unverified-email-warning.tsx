import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/** Warning that an unverified address gets no order mail, with a button to send the verification again. */
export function UnverifiedEmailWarning() {
  const proof = useQuery({
    queryKey: ["email-proof"],
    queryFn: () => api("GET /v1/app-users/email-proofs"),
    staleTime: 0,
  });
  const sending = useMutation({
    mutationFn: () => api("POST /v1/app-users/email-proofs"),
    onSuccess: ({ isSent }) => {
      if (isSent) showSnackbar("확인 메일을 보냈어요. 메일의 링크를 눌러 주세요", { tone: "success" });
      else void proof.refetch();
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  if (proof.data?.isProven !== false) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="text-label text-ink-2">
        아직 확인하지 않은 이메일이에요. 확인하면 주문 소식을 메일로도 받아요
      </p>
      <Button tone="outline" size="xs" busy={sending.isPending} onClick={() => sending.mutate()}>
        확인 메일 받기
      </Button>
    </div>
  );
}
