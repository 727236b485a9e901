import { useEffect, useRef } from "react";
import { Link } from "react-router";
import herb from "../../../assets/emoji/herb.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";

/** Farewell to a member who has just left; takes the focus, because the form that had it is gone. */
export function Farewell() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <AppBar title="회원 탈퇴" />
      <main id="contents">
        <div ref={box} className="outline-none" role="status" tabIndex={-1}>
          <EmptyState
            image={herb}
            title="탈퇴했어요. 그동안 고마웠어요"
            action={
              <Link className={buttonClass()} to={paths.home} replace>
                홈으로 가기
              </Link>
            }
          >
            개인정보는 지웠어요. 다시 만나면 처음처럼 반갑게 맞을게요
          </EmptyState>
        </div>
      </main>
    </>
  );
}
