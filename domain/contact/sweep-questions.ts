import { and, eq, inArray, lt } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { readSiteConfig } from "#domain/site-config";
import { languageCodes, languages } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { keptMonths } from "../site-config/schema.ts";

/** Removes questions whose time is over, which the site config of their language tells, and else the English one. */
export async function sweepQuestions(context: Context): Promise<void> {
  const configs = await readSiteConfig(context);
  for (const language of languageCodes) {
    const oldest = new Date(context.clock.now());
    oldest.setUTCMonth(
      oldest.getUTCMonth() - keptMonths({ ...configs[languages.en.configKey]?.site, ...configs[languages[language].configKey]?.site }),
    );
    await context.database
      .delete(contactQuestion)
      .where(and(eq(contactQuestion.language, language), lt(contactQuestion.createdAt, oldest)));
    // What was merged into a newer question's thread is as old as it was.
    const ofLanguage = context.database
      .select({ id: contactQuestion.id })
      .from(contactQuestion)
      .where(eq(contactQuestion.language, language));
    await context.database
      .delete(contactMessage)
      .where(and(inArray(contactMessage.questionId, ofLanguage), lt(contactMessage.createdAt, oldest)));
  }
}
