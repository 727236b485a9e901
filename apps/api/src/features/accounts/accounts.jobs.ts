import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { remindOfConsents } from "./consents/remind-of-consents.ts";
import { purgeFormerMembers } from "./deletion/deletion.repository.ts";
import { purgeSocialLogins } from "./social/social-logins-and-links.repository.ts";
import { unlinkAtProviders } from "./social/unlinking/unlink-at-providers.ts";
import { purgeTokens } from "./write-guests-and-access-tokens.repository.ts";

/** Timed work of accounts: unlinking at social providers, consent reminders, and retention of tokens, social logins and former members. */
export const accountJobs = declareJobs({
  tasks: {
    "unlink-at-providers": { run: unlinkAtProviders, timed: { every: 15 } },
    "reconfirm-consents": { run: remindOfConsents, timed: { every: HOUR } },
  },
  purges: [
    { days: 30, run: purgeTokens },
    { days: 1, run: purgeSocialLogins },
    { days: 0, run: purgeFormerMembers },
  ],
});
