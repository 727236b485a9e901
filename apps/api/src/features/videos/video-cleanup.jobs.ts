import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { deleteUnusedVideos } from "./uploads/delete-unused-videos.ts";
import { purgeViews } from "./videos.repository.ts";

/** Timed work of videos: retention of counted views, and uploads that nothing uses. */
export const videoJobs = declareJobs({
  tasks: {
    "delete-unused-videos": { run: (services) => deleteUnusedVideos(services), timed: { every: HOUR } },
  },
  purges: [{ days: 1, run: purgeViews }],
});
