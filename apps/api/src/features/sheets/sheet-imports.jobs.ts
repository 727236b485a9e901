import { declareJobs } from "../../jobs/declare-jobs.ts";
import { WRITE_IMPORTS } from "./imports/import-sheet.ts";
import { purgeImports } from "./imports/imports.repository.ts";
import { writeWaitingImportParts } from "./imports/write-waiting-import-parts.ts";

/** Parts of large imports, written one after the other; imports are kept for a year. */
export const sheetJobs = declareJobs({
  tasks: { [WRITE_IMPORTS]: { run: writeWaitingImportParts } },
  purges: [{ days: 365, run: purgeImports }],
});
