import { and, eq, inArray, lt } from "drizzle-orm";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { readSiteConfig } from "#domain/site-config";
import { languageCodes, languages } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { retentionMonths } from "../site-config/schema.ts";

/** Deletes questions after the retention period in the site config of their language, else of English. */
export async function deleteExpiredQuestions(context: Context): Promise<void> {
  const configs = await readSiteConfig(context);
  for (const language of languageCodes) {
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
