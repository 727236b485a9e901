import type { COMPONENTS, ComponentName } from "@todayfruit/contract/openapi/components";
import type { Static } from "typebox";

/**
 * Types of the named schemas of the OpenAPI documents.
 *
 * @example const lines = (cart: Schemas["Cart"]) => cart.list.flatMap(({ bundleItems }) => bundleItems);
 */
export type Schemas = { [N in ComponentName]: Static<(typeof COMPONENTS)[N][0]> };
