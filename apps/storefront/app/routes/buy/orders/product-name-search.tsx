import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { ICON_BUTTON_CLASS } from "../../../ui/form/icon-button.tsx";

/** 상품 이름으로 찾기; an empty text shows all orders. */
export function ProductNameSearch({ name, onSearch }: { name: string; onSearch(name: string): void }) {
  return (
    <search>
      <form
        className="mx-gutter mt-3 flex min-h-11 items-center rounded-md bg-surface pl-4 inset-shadow-outline focus-within:inset-shadow-selected"
        action={(data) => onSearch(String(data.get("name") ?? "").trim())}
      >
        <input
          className="min-w-0 flex-1 bg-transparent text-body2 outline-none"
          name="name"
          type="text"
          enterKeyHint="search"
          aria-label="주문한 상품 이름"
          placeholder="주문한 상품 이름으로 찾기"
          defaultValue={name}
          maxLength={100}
        />
        {name !== "" && (
          <button
            className={ICON_BUTTON_CLASS}
            type="button"
            aria-label="이름 지우기"
            onClick={() => onSearch("")}
          >
            <X aria-hidden />
          </button>
        )}
        <button className={ICON_BUTTON_CLASS} type="submit" aria-label="주문 찾기">
          <Search aria-hidden />
        </button>
      </form>
    </search>
  );
}
