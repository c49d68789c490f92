import { previewOf } from "#app/assets/pictures.server.ts";
import { attachmentErrorCodes } from "#app/features/attachments/attachment-error-codes.server.ts";
import { readReceipt } from "#app/features/receipt/read-receipt.server.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { jobApplicationSchema } from "#domain/job-applications/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace, traits } from "#i18n/traits.ts";
import { jobJsonLd } from "./job-json-ld.server.ts";

export const loader = pageLoader("/join-us/:id", async ({ page, path, params: { id }, query, copy }) => {
  const { language } = page;
  const item = await readEntry(page, "job", id);
  const job = localiseEntry(language, item);
  const { title, place, lead, body, lang, country, posted } = job;
  const placeText = formatPlace(language, place, regionNames(language)(country));
  const isExample = job.sample === true;
  return {
    copy,
    seo: {
      title: [title, place].join(traits[language].listComma),
      description: lead,
      keywords: [title, place],
      languages: item.languages,
      image: previewOf("workbench"),
      jsonLd: isExample
        ? []
        : [
            ...jobJsonLd(page, job),
            await breadcrumbList(page, [
              { name: copy.jobs, path: "/join-us" },
              { name: title, path },
            ]),
          ],
    },
    job: {
      id,
      title,
      lead,
      body,
      lang,
      placeText,
      isExample,
      posted: posted && fillPlaceholders(copy.posted, { date: formatDay(language, posted) }),
    },
    messages: pickMessages(language, [
      "nameRequired",
      "emailRequired",
      "phoneFormat",
      "fileRequired",
      "pdfOnly",
      "jobGone",
      ...attachmentErrorCodes,
    ]),
    longest: maxLengthsOf(jobApplicationSchema, ["name", "email", "telephone", "message"]),
    receipt: await readReceipt(page, query),
  };
});

export type JobData = Awaited<ReturnType<typeof loader>>;
