import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { AddressBookEntrySummary } from "./address-book-entry-summary.tsx";
import type { AddressBookEntry } from "./address-book-type-and-query-key.ts";

type AddressChoiceProps = {
  list: readonly AddressBookEntry[];
  chosenId: number | null;
  onChoose(id: number): void;
};

/** Addresses of the address book, one of which is chosen. */
export function AddressChoice({ list, chosenId, onChoose }: AddressChoiceProps) {
  return (
    <RadioCards
      look="row"
      label="배송지"
      value={chosenId === null ? null : String(chosenId)}
      onChange={(id) => onChoose(Number(id))}
      options={list.map((address) => ({
        value: String(address.id),
        content: <AddressBookEntrySummary address={address} />,
      }))}
    />
  );
}
