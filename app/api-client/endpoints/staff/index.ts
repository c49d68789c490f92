import { accounts } from "./accounts.ts";
import { agencies } from "./agencies.ts";
import { content } from "./content.ts";
import { distributors } from "./distributors.ts";
import { entry } from "./entry.ts";
import { inbox } from "./inbox.ts";
import { jobs } from "./jobs.ts";
import { media } from "./media.ts";
import { newsletter } from "./newsletter.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { presence } from "./presence.ts";
import { security } from "./security.ts";
import { site } from "./site.ts";
import { synonyms } from "./synonyms.ts";
import { templates } from "./templates.ts";
import { translation } from "./translation.ts";
import { visits } from "./visits.ts";

/** Endpoints of the back office by subject. They are no part of the public API. */
export const staffEndpoints = {
  accounts,
  agencies,
  content,
  distributors,
  entry,
  inbox,
  jobs,
  media,
  newsletter,
  overview,
  people,
  presence,
  security,
  site,
  synonyms,
  templates,
  translation,
  visits,
} as const;
