import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import type { AddressBookEntry } from "./address-book-type-and-query-key.ts";
import { AddressChoice } from "./address-choice.tsx";
import { AddressForm } from "./address-form.tsx";

type AddressBookSheetProps = {
  open: boolean;
  onClose(): void;
  list: readonly AddressBookEntry[];
  chosenId: number | null;
  onChoose(id: number): void;
};

/** 배송지 고르기: picks an address or adds one without leaving the order. */
export function AddressBookSheet({ open, onClose, list, chosenId, onChoose }: AddressBookSheetProps) {
  const [adding, setAdding] = useState(false);
  const isForm = adding || list.length === 0;

  function close(): void {
    setAdding(false);
    onClose();
  }

  return (
    <BottomSheet open={open} onClose={close} title={isForm ? "배송지 추가" : "배송지 고르기"}>
      {isForm ? (
        <AddressForm
          isDefault={list.length === 0}
          onSaved={(id) => {
            onChoose(id);
            close();
          }}
        />
      ) : (
        <>
          <Button block tone="outline" className="mb-3" onClick={() => setAdding(true)}>
            <Plus className="size-5" aria-hidden />새 배송지 추가
          </Button>
          <AddressChoice list={list} chosenId={chosenId} onChoose={onChoose} />
          <Button block size="lg" className="mt-4" onClick={close}>
            여기로 받을게요
          </Button>
        </>
      )}
    </BottomSheet>
  );
}
