import { Link } from "react-router";
import {
  type FoundAccount,
  formatHowFoundAccountJoined,
} from "../../../features/accounts/format-how-found-account-joined.ts";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";

/** Masked e-mails that were found, and the ways on: to log in, to reset the password, or to join. */
export function FoundAccounts({ accounts }: { accounts: readonly FoundAccount[] }) {
  if (accounts.length === 0) {
    return (
      <div role="status">
        <p className="mt-4 text-body2 text-ink-2">
          이 번호로 가입한 계정이 없어요. 다른 번호로 가입했는지 확인해 주세요
        </p>
        <Link className={`${buttonClass({ size: "lg", block: true })} mt-6`} to={paths.register()}>
          이메일로 가입
        </Link>
      </div>
    );
  }
  return (
    <div role="status">
      <ul className="mt-6 flex flex-col gap-2">
        {accounts.map((account) => (
          <li key={account.email} className="rounded-lg bg-sunken px-4 py-4">
            <p className="text-title3 font-bold wrap-anywhere">{account.email}</p>
            <p className="mt-1 text-label text-ink-2 tabular-nums">{formatHowFoundAccountJoined(account)}</p>
          </li>
        ))}
      </ul>
      <Link className={`${buttonClass({ size: "lg", block: true })} mt-6`} to={paths.login()}>
        로그인하기
      </Link>
      <Link
        className={`${buttonClass({ tone: "outline", size: "lg", block: true })} mt-2`}
        to={paths.passwordReset}
      >
        비밀번호 찾기
      </Link>
    </div>
  );
}
