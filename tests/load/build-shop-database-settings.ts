import { withRole } from "../../apps/api/src/db/replace-database-url-parts.ts";
import { appRoleOf } from "../../apps/shop/src/postgres/build-server-url-and-app-role.ts";

/**
 * Returns the settings of a shop on another server's database: it runs as the role that cannot rewrite the audit trail
 * and migrates as the owner.
 *
 * @param ownerUrl URL of the database as its owner
 */
export function buildShopDatabaseSettings(ownerUrl: string): {
  DATABASE_URL: string;
  DATABASE_OWNER_URL: string;
} {
  return { DATABASE_URL: withRole(ownerUrl, appRoleOf(ownerUrl)), DATABASE_OWNER_URL: ownerUrl };
}
