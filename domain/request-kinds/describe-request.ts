import { describeCalculation, formatEnergy, formatPower, stackTextOf } from "#domain/calculations/schema";
import { formatDay } from "#i18n/format.ts";
import { fallbackOf, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace, traits } from "#i18n/traits.ts";
import { detailNames, type DetailName } from "./detail-names.ts";
import { gridConnectionNames, offersText, partnerLineNames, partnerRoleNames, projectServiceNames, useNames } from "./names.ts";
import type { Selection, TypedRequest, RequestPlace } from "./request-schema.ts";

/** `path`: page of the site that shows the item. */
export type DetailLine = { name: string; text: string; path?: string };

type Describe = (name: DetailName, text: string | null | undefined, path?: string) => DetailLine[];

/** Describes the details of a request line by line, for mails and screens. */
export function describeRequest(request: TypedRequest, language: Language): DetailLine[] {
  const line = lineIn(language);
  switch (request.kind) {
    case "question":
      return [...line("serialNumber", request.details?.serialNumber), ...describeSelection(request.details?.selection, language)];
    case "installer": {
      const { place, use, configuration, selection, offers } = request.details;
      return [
        ...line("place", placeText(place, language)),
        ...line("use", useNames[language][use]),
        ...line("offers", offers && offersText[language]),
        ...line("configuration", configuration?.text, configuration?.path),
        ...describeSelection(selection, language),
      ];
    }
    case "partner":
      return describePartner(request.details, language, line);
    case "project":
      return describeProject(request.details, language, line);
    case "job":
      return line(
        "job",
        nameIn(request.details.titles, language) ?? request.details.slug,
        localPath(language, `/join-us/${request.details.slug}`),
      );
  }
}

/** Returns a function that creates the line of a detail; none without a text. */
function lineIn(language: Language): Describe {
  return (name, text, path) => (text ? [{ name: detailNames[language][name], text, ...(path && { path }) }] : []);
}

type DetailsOf<Kind extends TypedRequest["kind"]> = NonNullable<Extract<TypedRequest, { kind: Kind }>["details"]>;

function describePartner(details: DetailsOf<"partner">, language: Language, line: Describe): DetailLine[] {
  const { place, roles, lines = [], years, installations, manufacturers, website, registration } = details;
  const number = (value: number | undefined) => value?.toLocaleString(languages[language].tag);
  return [
    ...line("place", placeText(place, language)),
    ...line(
      "roles",
      listNames(
        language,
        roles.map((role) => partnerRoleNames[language][role]),
      ),
    ),
    ...line(
      "lines",
      listNames(
        language,
        lines.map((each) => partnerLineNames[language][each]),
      ),
    ),
    ...line("years", number(years)),
    ...line("installations", number(installations)),
    ...line("manufacturers", manufacturers),
    ...line("website", website),
    ...line("registration", registration),
  ];
}

function describeProject(details: DetailsOf<"project">, language: Language, line: Describe): DetailLine[] {
  const { power, energy, connection, services, wantedOn, selection } = details;
  return [
    ...line("power", formatPower(language, power)),
    ...line("energy", energy === undefined ? null : formatEnergy(language, energy)),
    ...line("connection", connection && gridConnectionNames[language][connection]),
    ...line(
      "services",
      listNames(
        language,
        services.map((service) => projectServiceNames[language][service]),
      ),
    ),
    ...line("wantedOn", wantedOn && formatDay(language, wantedOn)),
    ...describeSelection(selection, language),
  ];
}

/** Describes what the sender selected on the site, with the pages that show it. */
export function describeSelection(selection: Selection | undefined, language: Language): DetailLine[] {
  const line = lineIn(language);
  const { product, calculation } = selection ?? {};
  const described = calculation && describeCalculation(calculation, language);
  return [
    ...(product ? line("product", productText(product, language), productPath(product, language)) : []),
    ...(described ? [...line("calculation", described.entered, described.path), ...line("result", described.result)] : []),
  ];
}

type SelectedProduct = NonNullable<Selection["product"]>;

function productText({ names, slug, stack }: SelectedProduct, language: Language): string {
  const name = nameIn(names, language) ?? slug;
  return stack ? name + traits[language].listComma + stackTextOf(stack, language) : name;
}

function productPath({ slug, stack }: SelectedProduct, language: Language): string {
  const path = localPath(language, `/products/${slug}`);
  return stack ? `${path}?modules=${stack.modules}${stack.towers > 1 ? `&towers=${stack.towers}` : ""}#build` : path;
}

/** Name of an entry in a language, else in the language that it falls back on, else in English, else in any. */
function nameIn(names: Record<string, string>, language: Language): string | undefined {
  return names[language] ?? names[fallbackOf(language) ?? "en"] ?? names.en ?? Object.values(names)[0];
}

function listNames(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(languages[language].tag, { type: "unit" }).format(names);
}

function placeText({ name, region, country }: RequestPlace, language: Language): string {
  return formatPlace(language, name, region, country && regionNames(language)(country));
}
