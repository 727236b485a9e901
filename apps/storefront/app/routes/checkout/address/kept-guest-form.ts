import { blankAddress, type GuestValues } from "../../../ui/address/address-values.ts";

const key = "guestOrderForm";

type Store = Pick<Storage, "getItem" | "setItem">;

export const blankGuestForm: GuestValues = {
  ...blankAddress,
  guestOrderName: "",
  guestOrderPhone: "",
  receiverIsOrderer: true,
};

/** A guest's form lives in this browser. Rule: specification §6. Whatever else lies there counts as nothing. */
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
    // A full or forbidden store costs the shopper some typing next time, nothing more.
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
