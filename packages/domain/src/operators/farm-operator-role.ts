/** Role of an operator who works for one or more farms and sees their rows alone. */
export const FARM_OPERATOR_ROLE = "distributor";

/**
 * Returns true when roles and farms agree: the role of a farm is held alone and with farms, the other roles without.
 *
 * @example agreesWithFarms(["distributor"], [3]) // true
 * @example agreesWithFarms(["distributor", "manager"], [3]) // false
 */
export function agreesWithFarms(roles: readonly string[], distributorIds: readonly number[]): boolean {
  const isOfFarm = roles.includes(FARM_OPERATOR_ROLE);
  if (!isOfFarm) return distributorIds.length === 0;
  return distributorIds.length > 0 && roles.every((role) => role === FARM_OPERATOR_ROLE);
}
