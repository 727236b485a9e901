import { ApiError } from "../../api/api-error.ts";

/** Checks whether the server refused a file, as opposed to a failed upload: it would be refused again. */
export function isUploadRefusedForGood(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![408, 429].includes(error.status)
  );
}
