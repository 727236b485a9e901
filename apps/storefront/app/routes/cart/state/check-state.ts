/**
 * The box that stands for several lines: checked when everything that can be checked is, `"some"` in between. Lines
 * that cannot be ordered have no say.
 *
 * @example checkStateOf([{ isChecked: true, isCheckable: true }, { isChecked: false, isCheckable: false }]) // true
 */
export function checkStateOf(
  lines: readonly { isChecked: boolean; isCheckable: boolean }[],
): boolean | "some" {
  const checkable = lines.filter((line) => line.isCheckable);
  const checked = checkable.filter((line) => line.isChecked);
  if (checked.length === 0) return false;
  return checked.length === checkable.length ? true : "some";
}
