import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeApiKeySecrets } from "./api-keys.repository.ts";

/** Retention of the secrets of rotated keys; keys themselves stay, because the trail names them. */
export const rotatedSecretRetentionJobs = declareJobs({ purges: [{ days: 30, run: purgeApiKeySecrets }] });
