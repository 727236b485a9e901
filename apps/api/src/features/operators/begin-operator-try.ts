import { beginCounted, type CountedTry } from "../accounts/passwords/begin-counted.ts";

/**
 * Begins a try at an operator's password; it counts as a failure from when it begins until it is cleared, for the account and
 * where it came from.
 *
 * @param email in lower case
 * @returns `null` while earlier failures have to be waited out
 */
export function beginOperatorTry(
  context: Parameters<typeof beginCounted>[0],
  email: string,
): Promise<CountedTry | null> {
  return beginCounted(context, `operator\n${email}`);
}
