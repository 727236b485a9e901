/** Tab of the home. */
type HomeTab = { id: number; key: string; isDefault: boolean; isShown: boolean };

type WrongTab = {
  id: number;
  code: "HOME_TAB_KEY_TAKEN" | "HOME_TAB_DEFAULT_INVALID";
  field: "key" | "isDefault";
};

/**
 * Checks edited tabs of the home among all of them: each key is there once, and at most one tab, which is shown, is the
 * default.
 *
 * @param tabs all tabs as they will be
 * @param edited ids of the edited ones, which alone are refused
 */
export function checkHomeTabs(tabs: readonly HomeTab[], edited: readonly number[]): WrongTab[] {
  const defaults = tabs.filter(({ isDefault }) => isDefault);
  return tabs
    .filter(({ id }) => edited.includes(id))
    .flatMap(({ id, key, isDefault, isShown }): WrongTab[] => [
      ...(tabs.some((other) => other.id !== id && other.key === key)
        ? [{ id, code: "HOME_TAB_KEY_TAKEN", field: "key" } as const]
        : []),
      ...(isDefault && (!isShown || defaults.length > 1)
        ? [{ id, code: "HOME_TAB_DEFAULT_INVALID", field: "isDefault" } as const]
        : []),
    ]);
}
