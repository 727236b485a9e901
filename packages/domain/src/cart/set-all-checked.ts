type CheckableOption = { isCheckable: boolean; isAppOnly: boolean; isChecked: boolean };

/**
 * Checks or unchecks every option in the cart. Options that are not checkable or are app-only keep their state. The
 * given list is not changed.
 *
 * @example setAllChecked([apple, soldOutPear], true) // apple is checked, soldOutPear is as before
 */
export function setAllChecked<Option extends CheckableOption>(
  options: readonly Option[],
  isChecked: boolean,
): Option[] {
  return options.map((option) => (isSkipped(option) ? option : { ...option, isChecked }));
}

function isSkipped(option: CheckableOption): boolean {
  return !option.isCheckable || option.isAppOnly;
}
