/**
 * State of a box that represents several lines: true when all that can be checked are, `"some"` in between. Lines that
 * cannot be ordered are ignored.
 *
 * @example deriveGroupCheckboxState([{ isChecked: true, isCheckable: true }, { isChecked: false, isCheckable: false }]) // true
 */
export function deriveGroupCheckboxState(
  lines: readonly { isChecked: boolean; isCheckable: boolean }[],
): boolean | "some" {
  const checkable = lines.filter((line) => line.isCheckable);
  const checked = checkable.filter((line) => line.isChecked);
  if (checked.length === 0) return false;
  return checked.length === checkable.length ? true : "some";
}
