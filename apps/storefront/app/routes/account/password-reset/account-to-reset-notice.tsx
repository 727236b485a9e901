import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";

type AccountToResetNoticeProps = { phone: string; verificationCode: string };

/** Says whose password the verified number sets; nothing while that is not known. */
export function AccountToResetNotice({ phone, verificationCode }: AccountToResetNoticeProps) {
  const found = useQuery({
    queryKey: ["account-of-phone", phone, verificationCode],
    queryFn: () =>
      api("POST /v1/auth/find-email", { body: { phone, verificationCode, purpose: "resetPassword" } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (!found.data) return null;
  const [account] = found.data.accounts;
  return (
    <p className="rounded-md bg-sunken px-4 py-3.5 text-body2 text-ink-2" role="status">
      {account ? (
        <>
          <b className="font-semibold text-ink wrap-anywhere">{account.email}</b> 계정의 비밀번호를 바꿔요
        </>
      ) : (
        "이 번호로 가입한 계정을 찾지 못했어요. 다른 번호로 가입했는지 확인해 주세요"
      )}
    </p>
  );
}
