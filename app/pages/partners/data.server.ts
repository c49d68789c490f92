import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { attachmentErrorCodes } from "#app/features/attachments/attachment-error-codes.server.ts";
import { readReceipt } from "#app/features/receipt/read-receipt.server.ts";
import { applicationFormSchema } from "#domain/partners/schema";
import { linkList } from "#app/page/link-list.server.ts";
import { partnerConsentVersion, partnerConsents } from "#domain/request-kinds/schema";

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
  tools: linkList(page, copy.tools, {
    hub: "/platform/ecos-hub",
    documents: "/support-center/downloads",
    pictures: "/about-us/press",
    directory: "/how-to-buy",
  }),
  countries: namedCountries(page.language),
  consent: partnerConsents[partnerConsentVersion][page.language],
  picture: pictureOf("wide", "training-room"),
  role: query.get("role"),
  receipt: await readReceipt(page, query),
}));

export type PartnersData = Awaited<ReturnType<typeof loader>>;
