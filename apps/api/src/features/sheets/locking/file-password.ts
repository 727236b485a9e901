/** Letters and digits that are not taken for one another when a password is typed from a screen; 32 of them. */
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 20;
const GROUP = 5;

/**
 * Makes the password of a file: 20 of 32 signs (100 bits), in groups of five.
 *
 * @example filePassword(randomBytes) // "k7wme-2qpxa-hz9tb-4ncyd"
 */
export function filePassword(randomBytes: (size: number) => Uint8Array): string {
  const signs = Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");
  return Array.from({ length: LENGTH / GROUP }, (_, group) =>
    signs.slice(group * GROUP, (group + 1) * GROUP),
  ).join("-");
}
