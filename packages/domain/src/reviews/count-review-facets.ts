/** Reviews of a product that agree in everything that a filter asks for. */
export type ReviewGroup = {
  optionName: string;
  hasPhoto: boolean;
  /** Whether the author had bought the product before. */
  isRepeat: boolean;
  /** Month in which the produce was harvested, `YYYY-MM`; `null` where no lot is known. */
  harvestMonth: string | null;
  /** Ground on which these are hidden. */
  hiddenFor: string | null;
  reviews: number;
};

/** Conditions that a listed review meets, all at once; `null` for every option or every month. */
export type ReviewFilters = {
  photo: boolean;
  repeat: boolean;
  optionName: string | null;
  /** Month of the harvest, `YYYY-MM`. */
  harvestMonth: string | null;
};

/** Numbers beside the filters. */
export type ReviewFacets = {
  /** Reviews that meet every filter. */
  count: number;
  /** Reviews of this kind among those that meet the other filters. */
  photo: number;
  repeat: number;
  options: { name: string; count: number }[];
  /** Months of harvest, the latest first. */
  harvests: { month: string; count: number }[];
  /** Hidden reviews of the product by ground, whatever is filtered. */
  hidden: { ground: string; count: number }[];
};

/**
 * Counts the reviews behind each filter, given the other filters, so that the number on a filter is the length of the list
 * that it leads to.
 *
 * @example 6 photo reviews, 2 of them of "2kg": filtered by "2kg" the photo filter shows 2
 */
export function countReviewFacets(groups: readonly ReviewGroup[], filters: ReviewFilters): ReviewFacets {
  const meets: Record<keyof ReviewFilters, (group: ReviewGroup) => boolean> = {
    photo: ({ hasPhoto }) => !filters.photo || hasPhoto,
    repeat: ({ isRepeat }) => !filters.repeat || isRepeat,
    optionName: (group) => filters.optionName === null || group.optionName === filters.optionName,
    harvestMonth: (group) => filters.harvestMonth === null || group.harvestMonth === filters.harvestMonth,
  };
  const besides = (own: keyof ReviewFilters | null) =>
    groups.filter((group) => FILTERS.every((each) => each === own || meets[each](group)));
  const ofOptions = besides("optionName");
  const ofHarvests = besides("harvestMonth");
  const months = new Set(groups.flatMap(({ harvestMonth }) => harvestMonth ?? []));
  return {
    count: sum(besides(null)),
    photo: sum(besides("photo").filter(({ hasPhoto }) => hasPhoto)),
    repeat: sum(besides("repeat").filter(({ isRepeat }) => isRepeat)),
    options: [...new Set(groups.map((group) => group.optionName))]
      .map((name) => ({
        name,
        count: sum(ofOptions.filter((group) => group.optionName === name)),
        all: sum(groups.filter((group) => group.optionName === name)),
      }))
      .sort((one, other) => other.all - one.all || (one.name < other.name ? -1 : 1))
      .map(({ name, count }) => ({ name, count })),
    harvests: [...months]
      .sort()
      .reverse()
      .map((month) => ({
        month,
        count: sum(ofHarvests.filter(({ harvestMonth }) => harvestMonth === month)),
      })),
    hidden: hiddenByGround(groups),
  };
}

const FILTERS = ["photo", "repeat", "optionName", "harvestMonth"] as const;

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
