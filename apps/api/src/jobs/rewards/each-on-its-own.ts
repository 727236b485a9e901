import { errorFields, type Log } from "../../http/log.ts";

/**
 * Does something for every row that is due, page by page in ascending ids. One that fails keeps no other waiting; when
 * any did, the job fails in the end, so that it is seen and comes again.
 *
 * @param list the ids that are due after an id; none when there are no more
 * @returns how many were done
 */
export async function eachOnItsOwn(
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
