import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { attachmentErrorCodes } from "#app/features/attachments/attachment-error-codes.server.ts";
import { readReceipt } from "#app/features/receipt/read-receipt.server.ts";
import { applicationFormSchema } from "#domain/partners/schema";
import { isLinked } from "#app/routing/listed-pages.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { localPath } from "#i18n/paths.ts";
import { partnerConsentVersion, partnerConsents } from "#domain/request-kinds/schema";

const toolPages = {
  hub: "/platform/ecos-hub",
  documents: "/support-center/downloads",
  pictures: "/about-us/press",
  directory: "/how-to-buy",
} as const;

export const loader = pageLoader("/partners", async ({ page, path, query, copy, seo }) => ({
  copy,
  seo: { ...seo, image: previewOf("training-room"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
  messages: pickMessages(page.language, [
    "nameRequired",
    "emailRequired",
    "telephoneRequired",
    "companyRequired",
    "phoneFormat",
    "notANumber",
    "webAddress",
    "storingConsentRequired",
    ...attachmentErrorCodes,
  ]),
  longest: maxLengthsOf(applicationFormSchema, [
    "company",
    "registration",
    "region",
    "city",
    "manufacturers",
    "name",
    "email",
    "telephone",
    "website",
    "message",
  ]),
  tools: keysOf(toolPages)
    .filter((name) => isLinked(toolPages[name], page.emptyTypes))
    .map((name) => ({ ...copy.tools[name], to: localPath(page.language, toolPages[name]) })),
  countries: namedCountries(page.language),
  consent: partnerConsents[partnerConsentVersion][page.language],
  picture: pictureOf("wide", "training-room"),
  role: query.get("role"),
  receipt: await readReceipt(page, query),
}));

export type PartnersData = Awaited<ReturnType<typeof loader>>;
