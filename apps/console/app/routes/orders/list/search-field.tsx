import Search from "lucide-react/icons/search";
import { useNavigate } from "react-router";
import type { ListView } from "./views.ts";

/** Field that finds orders within a view by number, name, phone, product or invoice number. */
export function SearchField({ search, view }: { search: string; view: ListView }) {
  const navigate = useNavigate();
  return (
    <search aria-label="이 목록에서 찾기" className="relative mb-2.5 w-65 max-desk:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const sought = String(new FormData(event.currentTarget).get("search") ?? "").trim();
          const wanted = new URLSearchParams({
            ...(view === "all" ? {} : { view }),
            ...(sought && { search: sought }),
          });
          void navigate(`/orders?${wanted}`);
        }}
      >
        <Search className="absolute inset-y-0 left-2.5 h-full! text-ink-3" aria-hidden />
        <input
          name="search"
          type="search"
          maxLength={100}
          defaultValue={search}
          aria-label="번호, 이름, 휴대폰, 상품, 송장"
          placeholder="번호, 이름, 휴대폰, 상품, 송장"
          className="h-8 w-full rounded-control bg-surface pr-2.5 pl-8 text-body inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11 max-desk:text-form"
        />
      </form>
    </search>
  );
}
