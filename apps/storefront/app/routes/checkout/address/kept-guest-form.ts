import { blankAddress, type GuestValues } from "../../../ui/address/address-values.ts";

const key = "guestOrderForm";

type Store = Pick<Storage, "getItem" | "setItem">;

export const blankGuestForm: GuestValues = {
  ...blankAddress,
  guestOrderName: "",
  guestOrderPhone: "",
  receiverIsOrderer: true,
};

/** Reads the guest's form saved in this browser; invalid data is ignored. Rule: specification §6. */
export function readGuestForm(store: Store): GuestValues {
  const kept = parse(store.getItem(key));
  const form: GuestValues = { ...blankGuestForm };
  for (const field of Object.keys(blankGuestForm) as (keyof GuestValues)[]) {
    const value = kept[field];
    if (typeof value === typeof blankGuestForm[field]) Object.assign(form, { [field]: value });
  }
  return form;
}

export function keepGuestForm(store: Store, form: GuestValues): void {
  try {
    store.setItem(key, JSON.stringify(form));
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
