/** Reviews of a product that agree in everything that a filter asks for. */
export type ReviewGroup = {
  optionName: string;
  hasPhoto: boolean;
  /** Whether the author had bought the product before. */
  isRepeat: boolean;
  /** Ground on which these are hidden. */
  hiddenFor: string | null;
  reviews: number;
};

/** Conditions that a listed review meets, all at once; `optionName` is `null` for every option. */
export type ReviewFilters = { photo: boolean; repeat: boolean; optionName: string | null };

/** Numbers beside the filters. */
export type ReviewFacets = {
  /** Reviews that meet every filter. */
  count: number;
  /** Reviews of this kind among those that meet the other filters. */
  photo: number;
  repeat: number;
  options: { name: string; count: number }[];
  /** Hidden reviews of the product by ground, whatever is filtered. */
  hidden: { ground: string; count: number }[];
};

/**
 * Counts the reviews behind each filter, given the other filters, so that the number on a filter is the length of the list
 * that it leads to.
 *
 * @example 6 photo reviews, 2 of them of "2kg": filtered by "2kg" the photo filter shows 2
 */
export function reviewFacets(groups: readonly ReviewGroup[], filters: ReviewFilters): ReviewFacets {
  const { photo, repeat, optionName } = filters;
  const isOfOption = (group: ReviewGroup) => optionName === null || group.optionName === optionName;
  const hasPhoto = (group: ReviewGroup) => !photo || group.hasPhoto;
  const isRepeat = (group: ReviewGroup) => !repeat || group.isRepeat;
  const ofOptions = groups.filter((group) => hasPhoto(group) && isRepeat(group));
  const names = [...new Set(groups.map((group) => group.optionName))];
  return {
    count: sum(ofOptions.filter(isOfOption)),
    photo: sum(groups.filter((group) => group.hasPhoto && isRepeat(group) && isOfOption(group))),
    repeat: sum(groups.filter((group) => group.isRepeat && hasPhoto(group) && isOfOption(group))),
    options: names
      .map((name) => ({
        name,
        count: sum(ofOptions.filter((group) => group.optionName === name)),
        all: sum(groups.filter((group) => group.optionName === name)),
      }))
      .sort((one, other) => other.all - one.all || (one.name < other.name ? -1 : 1))
      .map(({ name, count }) => ({ name, count })),
    hidden: hiddenByGround(groups),
  };
}

function hiddenByGround(groups: readonly ReviewGroup[]): ReviewFacets["hidden"] {
  const counts = new Map<string, number>();
  for (const { hiddenFor, reviews } of groups) {
    if (hiddenFor !== null) counts.set(hiddenFor, (counts.get(hiddenFor) ?? 0) + reviews);
  }
  return [...counts].map(([ground, count]) => ({ ground, count }));
}

function sum(groups: readonly ReviewGroup[]): number {
  return groups.reduce((total, { reviews }) => total + reviews, 0);
}
