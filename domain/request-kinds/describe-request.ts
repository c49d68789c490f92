import { languages, type Language } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import { detailNames, partnerLineNames, partnerRoleNames, useNames, type DetailName } from "./names.ts";
import type { TypedRequest, RequestPlace } from "./request-schema.ts";

/** `path`: page of the site that shows the item. */
export type DetailLine = { name: string; text: string; path?: string };

/** Describes the details of a request line by line, for mails and screens. */
export function describeRequest(request: TypedRequest, language: Language): DetailLine[] {
  const line = (name: DetailName, text: string | null) => (text === null ? [] : [{ name: detailNames[language][name], text }]);
  switch (request.kind) {
    case "question":
      return line("serialNumber", request.details?.serialNumber ?? null);
    case "installer": {
      const { place, use, configuration } = request.details;
      return [
        ...line("place", placeText(place, language)),
        ...line("use", useNames[language][use]),
        ...line("configuration", configuration?.text ?? null).map((detail) => ({ ...detail, path: configuration?.path })),
      ];
    }
    case "partner": {
      const { place, roles, lines = [], years, installations, manufacturers, website, registration } = request.details;
      const list = new Intl.ListFormat(languages[language].tag, { type: "unit" });
      const number = (value: number | undefined) => (value === undefined ? null : value.toLocaleString(languages[language].tag));
      return [
        ...line("place", placeText(place, language)),
        ...line("roles", list.format(roles.map((role) => partnerRoleNames[language][role]))),
        ...line("lines", lines.length === 0 ? null : list.format(lines.map((each) => partnerLineNames[language][each]))),
        ...line("years", number(years)),
        ...line("installations", number(installations)),
        ...line("manufacturers", manufacturers ?? null),
        ...line("website", website),
        ...line("registration", registration),
      ];
    }
  }
}

function placeText({ name, region, country }: RequestPlace, language: Language): string {
  return formatPlace(language, name, region, country && regionNames(language)(country));
}
