import { withRole } from "../../apps/api/src/db/database-url.ts";
import { appRoleOf } from "../../apps/shop/src/postgres/server-address.ts";

/**
 * Settings of a shop on a database of another's server: it runs as the role that cannot rewrite the trail, and migrates as
 * the owner.
 *
 * @param ownerUrl the database as its owner
 */
export function databaseSettings(ownerUrl: string): { DATABASE_URL: string; DATABASE_OWNER_URL: string } {
  return { DATABASE_URL: withRole(ownerUrl, appRoleOf(ownerUrl)), DATABASE_OWNER_URL: ownerUrl };
}
