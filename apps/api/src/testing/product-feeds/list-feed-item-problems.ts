/** Rule of an attribute of a feed: its most characters, the form of its values, and whether an item must have it. */
export type AttributeRule = { isRequired: boolean; most?: number; form?: RegExp };

/** Forms of values that several feeds share. */
export const FORMS = {
  url: /^https?:\/\/[^\s/]+\/[\x21-\x7e]*$/,
  won: /^[1-9]\d* KRW$/,
  amount: /^\d+$/,
};

/** Lists what breaks the rules in the attributes of one item, each with the item's id. */
export function listFeedItemProblems(
  id: string | undefined,
  values: ReadonlyMap<string, string>,
  rules: Readonly<Record<string, AttributeRule>>,
): string[] {
  const unknown = [...values.keys()].filter((name) => !(name in rules)).map((name) => `${name} is unknown`);
  const broken = Object.entries(rules).flatMap(([name, { isRequired, most, form }]) => {
    const value = values.get(name);
    if (value === undefined || value === "") return isRequired ? [`${name} is missing`] : [];
    return [
      ...(most !== undefined && Array.from(value).length > most ? [`${name} is longer than ${most}`] : []),
      ...(form && !form.test(value) ? [`${name} has the form ${value}`] : []),
    ];
  });
  return [...unknown, ...broken].map((problem) => `${id}: ${problem}`);
}
