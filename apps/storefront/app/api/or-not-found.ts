import { data } from "react-router";
import { refusalCodeOf } from "./api-error.ts";

/**
 * For loaders: what a call gives, or the 404 page when the call says that there is no such thing.
 *
 * @example const product = await orNotFound(api("GET /v1/products/{id}", { path: { id } }));
 */
export async function orNotFound<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    if (refusalCodeOf(error)?.endsWith("NOT_FOUND")) throw data(null, { status: 404 });
    throw error;
  }
}
