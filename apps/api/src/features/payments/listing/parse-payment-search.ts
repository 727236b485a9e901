import type { SoughtPayment } from "./payment-list.repository.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^(\d{8})-?(\d{7})$/;
const KEY_END = /^[\w-]{8}$/;

/**
 * Reads the text of the search box of payments: a number of an order or the last eight characters of the provider's key.
 *
 * @example parsePaymentSearch("4821") // { id: 4821, number: null, uuid: null, keyEnd: null }
 */
export function parsePaymentSearch(search: string): SoughtPayment {
  const said = search.trim();
  const [, day, rest] = NUMBER.exec(said) ?? [];
  return {
    id: /^[1-9]\d{0,15}$/.test(said) && Number.isSafeInteger(Number(said)) ? Number(said) : null,
    number: day && rest ? `${day}-${rest}` : null,
    uuid: UUID.test(said) ? said.toLowerCase() : null,
    keyEnd: KEY_END.test(said) ? said : null,
  };
}
