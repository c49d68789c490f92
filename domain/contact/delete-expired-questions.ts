import { and, eq, inArray, lt } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { readSiteConfig } from "#domain/site-config";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { retentionMonths } from "../site-config/schema.ts";

/** Deletes questions after the retention period in the site config of their language, else of English. */
export async function deleteExpiredQuestions(context: Context): Promise<void> {
  const configs = await readSiteConfig(context);
  for (const language of languageCodes) {
    await deleteExpiredApplications(context, language);
    const oldest = new Date(context.clock.now());
    oldest.setUTCMonth(
      oldest.getUTCMonth() - retentionMonths({ ...configs[languages.en.configKey]?.site, ...configs[languages[language].configKey]?.site }),
    );
    await context.database
      .delete(contactQuestion)
      .where(and(eq(contactQuestion.language, language), lt(contactQuestion.createdAt, oldest)));
    // Messages of merged questions may be older than their question.
    const questionIds = context.database
      .select({ id: contactQuestion.id })
      .from(contactQuestion)
      .where(eq(contactQuestion.language, language));
    await context.database
      .delete(contactMessage)
      .where(and(inArray(contactMessage.questionId, questionIds), lt(contactMessage.createdAt, oldest)));
  }
}

/** Months after the last change in which a closed job application is deleted, as the privacy policy of its language states. */
const jobApplicationMonths: Record<Language, number> = { fr: 24, en: 6, cn: 6, au: 6, de: 6 };

/** Deletes closed job applications; open ones only end with the retention period of all questions. */
async function deleteExpiredApplications(context: Context, language: Language): Promise<void> {
  const oldest = new Date(context.clock.now());
  oldest.setUTCMonth(oldest.getUTCMonth() - jobApplicationMonths[language]);
  const { kind, state, changedAt } = contactQuestion;
  await context.database
    .delete(contactQuestion)
    .where(and(eq(kind, "job"), eq(contactQuestion.language, language), inArray(state, ["answered", "closed"]), lt(changedAt, oldest)));
}
