import { expect, test } from "vitest";
import { receiversOfAddressBook, withBookedReceivers } from "./list-and-add-address-book-receivers.ts";

const BOOK = [
  { receiverName: "한강", phone: "010-4567-8901" },
  { receiverName: "박소담", phone: "01023456789" },
  { receiverName: "우리집", phone: "010-2345-6789" },
  { receiverName: "회사", phone: "02-123-4567" },
];

test("receiversOfAddressBook: one person for each mobile number, by name; those entered already are taken", () => {
  expect(receiversOfAddressBook(BOOK, [{ name: "강", phone: "010 4567 8901" }])).toEqual([
    { name: "박소담", phone: "01023456789", isTaken: false },
    { name: "한강", phone: "01045678901", isTaken: true },
  ]);
});

test("withBookedReceivers: empty rows are replaced, typed ones stay, and fifty is the limit", () => {
  const sodam = { name: "박소담", phone: "01023456789" };
  const typed = { name: "이나무", phone: "" };
  expect(withBookedReceivers([{ name: "", phone: " " }, typed], [sodam])).toEqual([typed, sodam]);
  const full = Array.from({ length: 49 }, (_, index) => ({ name: `${index}`, phone: "" }));
  expect(withBookedReceivers(full, [sodam, typed])).toHaveLength(50);
});
