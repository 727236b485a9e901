import { Link } from "react-router";
import magnifier from "../assets/emoji/magnifier.webp";
import { paths } from "../paths.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { buttonClass } from "../ui/form/button.tsx";

export function NotFoundScreen() {
  return (
    <EmptyState
      image={magnifier}
      level={1}
      title="찾으시는 페이지가 없어요"
      action={
        <Link className={buttonClass({ tone: "tint" })} to={paths.home}>
          홈으로 가기
        </Link>
      }
    >
      주소가 바뀌었거나 판매가 끝난 상품일 수 있어요
    </EmptyState>
  );
}
