import type { OperatorContext } from "../../http/handler-context-types.ts";

type Who = { operator: Pick<OperatorContext["operator"], "distributorIds"> };

/**
 * Returns the farms whose rows an operator sees and changes; `null`: those of all farms.
 *
 * @param wanted farm that a list is filtered by
 * @example farmsOf({ operator: { distributorIds: [3, 4], … } }, 4) // [4]
 * @example farmsOf({ operator: { distributorIds: [3, 4], … } }, 5) // []
 */
export function farmsOf(who: Who, wanted?: number): readonly number[] | null {
  if (wanted === undefined) return who.operator.distributorIds;
  return mayAccessFarm(who, wanted) ? [wanted] : [];
}

/** Returns true when an operator sees and changes the rows of a farm. */
export function mayAccessFarm({ operator }: Who, distributorId: number): boolean {
  return operator.distributorIds?.includes(distributorId) ?? true;
}

/** Returns true for an operator who works for farms and sees nothing of the shop's own work. */
export function isOfFarm({ operator }: Who): boolean {
  return operator.distributorIds !== null;
}
