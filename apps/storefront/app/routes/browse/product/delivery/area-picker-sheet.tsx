import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { ADDRESS_BOOK_KEY } from "../../../../features/addresses/address-book-type-and-query-key.ts";
import { AddressChoice } from "../../../../features/addresses/address-choice.tsx";
import { PostcodeSearch } from "../../../../features/addresses/postcode/postcode-search.tsx";
import { useSession } from "../../../../session/session-provider.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";

/** Place for which day and fee are shown; `name` is how it is written. */
export type ChosenArea = { zonecode: string; name: string };

type AreaPickerSheetProps = { open: boolean; onClose(): void; onChoose(area: ChosenArea): void };

/** 배송지 바꿔 보기: an address of the member's book, or any postcode. */
export function AreaPickerSheet({ open, onClose, onChoose }: AreaPickerSheetProps) {
  const session = useSession();
  const [typed, setTyped] = useState("");
  const isMember = session.status === "ready" && session.userType !== "guest";
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
    enabled: open && isMember,
  });
  const list = book.data?.list ?? [];
  return (
    <BottomSheet open={open} onClose={onClose} title="배송지 바꿔 보기">
      <p className="mb-4 text-body2 text-ink-2">받을 곳을 고르면 도착하는 날과 배송비를 보여드려요</p>
      {list.length > 0 && (
        <div className="mb-5">
          <AddressChoice
            list={list}
            chosenId={null}
            onChoose={(id) => {
              const address = list.find((each) => each.id === id);
              if (address) onChoose({ zonecode: address.zonecode, name: address.selectedAddress });
            }}
          />
        </div>
      )}
      <PostcodeSearch onFound={({ zonecode, baseAddress }) => onChoose({ zonecode, name: baseAddress })}>
        {(search, locked) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (isZonecode(typed)) onChoose({ zonecode: typed, name: `우편번호 ${typed}` });
            }}
          >
            <TextField
              label="우편번호"
              inputMode="numeric"
              autoComplete="shipping postal-code"
              placeholder="5자리"
              maxLength={5}
              value={typed}
              hint={locked ? "우편번호를 모르면 주소 찾기로 골라 주세요" : undefined}
              onChange={(event) => setTyped(event.target.value)}
              beside={search}
            />
            <Button block size="lg" className="mt-4" type="submit" disabled={!isZonecode(typed)}>
              이 우편번호로 보기
            </Button>
          </form>
        )}
      </PostcodeSearch>
    </BottomSheet>
  );
}

function isZonecode(text: string): boolean {
  return /^\d{5}$/.test(text);
}
