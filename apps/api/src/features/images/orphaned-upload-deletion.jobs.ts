import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { deleteOrphanedUploads } from "./uploads/delete-orphaned-uploads.ts";

/** Timed work of images. */
export const orphanedUploadDeletionJobs = declareJobs({
  tasks: {
    "delete-orphaned-uploads": { run: (services) => deleteOrphanedUploads(services), timed: { every: HOUR } },
  },
});
