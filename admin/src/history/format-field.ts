import type { DescribedField } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { choiceNames, readKindOptions } from "../content/fields/read-kind-options.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";
import { historyTexts } from "./texts.ts";

type Format = { language: StaffLanguage; formatLabel(label: string, value: string): string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const toText = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Writes the value of a field as a text, as staff know it from the form. An empty field is an empty text. */
export function formatField(field: DescribedField, value: unknown, format: Format): string {
  if (value === undefined || value === null) return "";
  const { language } = format;
  switch (field.kind) {
    case "flag":
      return value === true ? historyTexts[language].yes : historyTexts[language].no;
    case "oneOf":
    case "manyOf": {
      const names = new Map(choiceNames(field, language));
      return [value]
        .flat()
        .map((choice) => names.get(toText(choice)) ?? toText(choice))
        .join("\n");
    }
    case "texts":
    case "links":
      return [value].flat().map(toText).join("\n");
    case "number":
      return [toText(value), readKindOptions(field).unit ?? ""].join(" ").trim();
    case "day":
      return formatMoment(toText(value), language, { dateStyle: "medium" });
    case "moment":
      return formatMoment(toText(value), language, { dateStyle: "medium", timeStyle: "short" });
    case "country":
      return /^[A-Z]{2}$/.test(toText(value))
        ? (new Intl.DisplayNames(languages[language].tag, { type: "region" }).of(toText(value)) ?? "")
        : toText(value);
    case "place":
      return isObject(value) ? [value.latitude, value.longitude].map(toText).join(", ") : "";
    case "rows":
      return Array.isArray(value) ? value.map((row) => formatMembers(field, row, format).join(" · ")).join("\n") : "";
    case "group":
    case "notes":
      return formatMembers(field, value, format).join("\n");
    default:
      return isObject(value) ? JSON.stringify(value) : toText(value);
  }
}

/** Writes the filled fields of a row or group, each with its label. */
function formatMembers(field: DescribedField, value: unknown, format: Format): string[] {
  if (!isObject(value)) return [];
  const members =
    field.kind === "notes"
      ? choiceNames(field, format.language).map(([name, label]) => ({ field: { ...field, name, kind: "text" }, label }))
      : readKindOptions(field).fields.map((member) => ({ field: member, label: member.label[format.language] }));
  return members.flatMap(({ field: member, label }) => {
    const text = formatField(member, value[member.name], format);
    return text === "" ? [] : [format.formatLabel(label, text.replaceAll("\n", ", "))];
  });
}

/** Dates of a content type have no time zone. */
function formatMoment(value: string, language: StaffLanguage, style: Intl.DateTimeFormatOptions): string {
  const date = new Date(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}${value.includes("T") ? "Z" : ""}`);
  if (Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(languages[language].tag, { ...style, timeZone: "UTC" }).format(date);
}
