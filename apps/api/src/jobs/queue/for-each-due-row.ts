import { errorFields, type Log } from "../../http/log.ts";

/**
 * Runs `act` for every due row, page by page in ascending ids. A failing row does not block others; after any failure
 * the job fails at the end, so that it is noticed and repeated.
 *
 * @param list returns the due ids after an id; empty at the end
 * @returns number of rows done
 */
export async function forEachDueRow(
  log: Log,
  job: string,
  list: (after: number) => Promise<readonly number[]>,
  act: (id: number) => Promise<unknown>,
): Promise<number> {
  let [done, after] = [0, 0];
  let failure: unknown;
  for (let ids = await list(after); ids.length > 0; ids = await list(after)) {
    for (const id of ids) {
      after = id;
      try {
        await act(id);
        done += 1;
      } catch (error) {
        failure = error;
        log.error("one of a job failed", { job, code: String(id), ...errorFields(error) });
      }
    }
  }
  if (failure !== undefined) throw failure;
  return done;
}
