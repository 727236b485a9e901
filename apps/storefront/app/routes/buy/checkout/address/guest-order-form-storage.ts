import { BLANK_ADDRESS, type GuestValues } from "../../../../features/addresses/address-form-values.ts";

const STORAGE_KEY = "guestOrderForm";

type Store = Pick<Storage, "getItem" | "setItem">;

export const BLANK_GUEST_FORM: GuestValues = {
  ...BLANK_ADDRESS,
  guestOrderName: "",
  guestOrderPhone: "",
  receiverIsOrderer: true,
};

/** Reads the guest's form saved in this browser; invalid data is ignored. Rule: specification §6. */
export function readGuestForm(store: Store): GuestValues {
  const kept = parse(store.getItem(STORAGE_KEY));
  const form: GuestValues = { ...BLANK_GUEST_FORM };
  for (const field of Object.keys(BLANK_GUEST_FORM) as (keyof GuestValues)[]) {
    const value = kept[field];
    if (typeof value === typeof BLANK_GUEST_FORM[field]) Object.assign(form, { [field]: value });
  }
  return form;
}

/** Saves the guest's form in this browser, without the code of the entrance: others may use the browser. */
export function saveGuestForm(store: Store, { entranceCode: _secret, ...form }: GuestValues): void {
  try {
    store.setItem(STORAGE_KEY, JSON.stringify(form));
  } catch {
    // With a full or forbidden storage the form is typed again next time.
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
