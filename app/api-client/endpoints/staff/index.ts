import { accounts } from "./accounts.ts";
import { translationFiles } from "./translation-files.ts";
import { content } from "./content.ts";
import { contentLifecycle } from "./content-lifecycle.ts";
import { distributors } from "./distributors.ts";
import { backOfficeAccess } from "./back-office-access.ts";
import { inbox } from "./inbox.ts";
import { jobs } from "./jobs.ts";
import { layout } from "./layout.ts";
import { media } from "./media.ts";
import { newsletter } from "./newsletter.ts";
import { notices } from "./notices.ts";
import { overview } from "./overview.ts";
import { ownAccount } from "./own-account.ts";
import { presence } from "./presence.ts";
import { redirects } from "./redirects.ts";
import { reviews } from "./reviews.ts";
import { staffUsers } from "./staff-users.ts";
import { security } from "./security.ts";
import { site } from "./site.ts";
import { synonyms } from "./synonyms.ts";
import { templates } from "./templates.ts";
import { translation } from "./translation.ts";
import { visits } from "./visits.ts";

/** Endpoints of the back office by subject. They are no part of the public API. */
export const staffEndpoints = {
  accounts,
  translationFiles,
  content,
  contentLifecycle,
  distributors,
  backOfficeAccess,
  inbox,
  jobs,
  layout,
  media,
  newsletter,
  notices,
  overview,
  ownAccount,
  presence,
  redirects,
  reviews,
  staffUsers,
  security,
  site,
  synonyms,
  templates,
  translation,
  visits,
} as const;
