import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { type ChangeKind, instantText, undoAccountChangeTexts } from "./undo-account-change-texts.ts";

/** Result of the undo, and the next step: set a new password, whatever was changed. */
export function ChangeUndone({ kind, undoneAt }: { kind: ChangeKind; undoneAt: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so focus moves to the heading for keyboard and screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="px-gutter pt-7 pb-10">
      <h1 ref={heading} tabIndex={-1} className="text-title1 font-bold tracking-tight outline-none">
        되돌렸어요
      </h1>
      <p className="mt-2 text-body1">{undoAccountChangeTexts[kind].done}</p>
      <p className="mt-1 text-label text-ink-3">되돌린 때 {instantText(undoneAt)}</p>
      <p className="mt-5 text-body2 text-ink-2">
        다른 사람이 한 일이라면 비밀번호도 다시 정해 주세요. 문자로 받은 다른 알림이 있으면 하나씩 되돌릴 수
        있어요
      </p>
      <div className="mt-6 flex flex-col gap-2">
        <Link className={buttonClass({ size: "lg", block: true })} to={paths.passwordReset}>
          비밀번호 다시 정하기
        </Link>
        <Link className={buttonClass({ tone: "ghost", block: true })} to={paths.login()}>
          로그인하기
        </Link>
      </div>
    </section>
  );
}
