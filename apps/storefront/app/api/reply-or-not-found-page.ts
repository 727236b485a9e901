import { data } from "react-router";
import { refusalCodeOf } from "./api-error.ts";

/**
 * Returns a call's reply in a loader; throws the 404 page when the call refuses with NOT_FOUND.
 *
 * @example const product = await replyOrNotFoundPage(api("GET /v1/products/{id}", { path: { id } }));
 */
export async function replyOrNotFoundPage<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    if (refusalCodeOf(error)?.endsWith("NOT_FOUND")) throw data(null, { status: 404 });
    throw error;
  }
}
