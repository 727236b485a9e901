import CircleX from "lucide-react/icons/circle-x";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { BackButton, CartButton } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";

type SearchBarProps = {
  /** Initial text of the field. */
  text: string;
};

/** Search field with suggestions: a combobox whose list covers the page while typing. */
export function SearchBar({ text }: SearchBarProps) {
  const [typed, setTyped] = useState(text);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const found = useSuggestions(open ? typed : "");
  const isOpen = open && found.length > 0;

  function search(words: string): void {
    if (words.trim() === "") return;
    setTyped(words);
    close();
    field.current?.blur();
    void navigate(paths.searchResults(words.trim()), { replace: text !== "" });
  }

  function choose(suggestion: Suggestion): void {
    const { kind, id } = suggestion;
    if (id === null) {
      search(suggestion.text);
    } else {
      close();
      void navigate(kind === "product" ? paths.product(id) : paths.category(String(id)));
    }
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter and arrow keys that complete a syllable belong to the input method.
    if (event.nativeEvent.isComposing) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && typed !== "") {
      event.preventDefault();
      setOpen(true);
      // Moves from the field down to the first, and from the first up to the field.
      if (isOpen) setActive((at) => ((at + step + 1 + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  return (
    <header className="sticky top-0 z-appbar flex h-15 items-center bg-canvas/94 pr-2 pl-1 backdrop-blur-md">
      <BackButton />
      {/* biome-ignore lint/a11y/useSemanticElements: the element `search` is no landmark in every reader yet. */}
      <form
        className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-lg bg-sunken pl-3 focus-within:bg-surface focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-brand"
        role="search"
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = found[active];
          if (isOpen && chosen) choose(chosen);
          else search(typed);
        }}
      >
        <Search className="size-5 text-ink-3" aria-hidden />
        <input
          ref={field}
          className="min-w-0 flex-1 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder="과일, 농장, 산지를 찾아보세요"
          aria-label="찾을 말"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          // biome-ignore lint/a11y/noAutofocus: this page is opened to type.
          autoFocus={text === ""}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {typed !== "" && (
          <IconButton
            label="지우기"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              setTyped("");
              close();
              field.current?.focus();
            }}
          >
            <CircleX className="size-5 text-ink-3" aria-hidden />
          </IconButton>
        )}
      </form>
      <CartButton />
      <SuggestionList
        id={listId}
        open={isOpen}
        typed={typed}
        suggestions={found}
        active={active}
        onChoose={choose}
      />
    </header>
  );
}
