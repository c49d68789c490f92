import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { consentTexts, consentVersion, subscriptionSchema } from "#domain/newsletter/schema";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";

export const loader = pageLoader("/newsletter", async ({ page, path, query, copy, seo }) => {
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("letterbox"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.newsletter, path }])],
    },
    messages: pickMessages(page.language, ["emailRequired", "newsletterEmail", "consentRequired", "alreadySubscribed", "newsletterFailed"]),
    longest: maxLengthsOf(subscriptionSchema, ["email", "name", "company"]),
    consent: { version: consentVersion, text: consentTexts[consentVersion][page.language] },
    countries: namedCountries(page.language),
    picture: pictureOf("half", "letterbox"),
    sent: query.get("result") === "sent",
  };
});

export type NewsletterData = Awaited<ReturnType<typeof loader>>;
