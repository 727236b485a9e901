import Search from "lucide-react/icons/search";

type ListSearchProps = { label: string; search: string; onSearch(search: string): void };

/** The field that finds within a list; Enter looks, an emptied field shows all again. */
export function ListSearch({ label, search, onSearch }: ListSearchProps) {
  return (
    <search className="relative mb-2.5 block w-65 max-desk:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get("search") ?? "").trim());
        }}
      >
        <Search className="absolute inset-y-0 left-2.5 h-full! text-ink-3" aria-hidden />
        <input
          name="search"
          type="search"
          maxLength={100}
          defaultValue={search}
          aria-label={label}
          placeholder={label}
          className="h-8 w-full rounded-control bg-surface pr-2.5 pl-8 text-body inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11 max-desk:text-form"
        />
      </form>
    </search>
  );
}
