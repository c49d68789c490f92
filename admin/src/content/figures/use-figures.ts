import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { staffLanguages, useStaffLanguage, useTexts, type StaffLanguage } from "../../texts/staff-language.ts";
import { choiceNames, groupOf, readKindOptions } from "../fields/read-kind-options.ts";
import { formatFigureValue, parseFigureValue, type FigureValues, type ValueFormat } from "./figure-value.ts";
import { figureTexts } from "./texts.ts";

/** A row of the data sheet; a new row is empty. */
export type Figure = FigureValues & { name?: string; unit?: string | undefined };

const decimalSigns: Record<StaffLanguage, "." | ","> = { en: ".", cn: ".", fr: ",", de: "," };

/** Names, units and values of the figures of a field, in the staff's language. */
export function useFigures(field: DescribedField) {
  const language = useStaffLanguage();
  const texts = useTexts(figureTexts);
  const { fields, units = {}, unitNames } = readKindOptions(field);
  const [nameField, boundField] = ["name", "bound"].map((name) => fields.find((each) => each.name === name));
  const choices = nameField
    ? choiceNames(nameField, language).map(([name, label]) => ({ name, label, group: groupOf(nameField, name, language) ?? texts.general }))
    : [];
  const labels = new Map(choices.map(({ name, label }) => [name, label]));
  const bounds = boundField ? boundWords(boundField, language) : {};
  const unitNameOf = (unit: string | undefined) => (unit === undefined ? "" : (unitNames[unit]?.[language] ?? unit));
  const formatOf = ({ name = "" }: Figure): ValueFormat => ({
    decimalSign: decimalSigns[language],
    bounds,
    units: [unitNameOf(units[name]), units[name] ?? ""],
  });
  return {
    choices,
    labelOf: (figure: Figure, index: number) => labels.get(figure.name ?? "") ?? texts.row.replace("{place}", String(index + 1)),
    unitNameOf,
    print: (figure: Figure) => formatFigureValue(figure, formatOf(figure)),
    withName: (figure: Figure, name: string) => complete({ ...figure, name }, units),
    withValue: (figure: Figure, typed: string): Figure => {
      const name = figure.name === undefined ? {} : { name: figure.name };
      return complete({ ...name, ...parseFigureValue(typed, formatOf(figure)) }, units);
    },
  };
}
export type Figures = ReturnType<typeof useFigures>;

/** Adds the unit of the figure. A free text has it only after a number, as the server demands. */
function complete(figure: Figure, units: Readonly<Record<string, string>>): Figure {
  const unit = units[figure.name ?? ""];
  const hasUnit = figure.text === undefined || /\d$/.test(figure.text);
  return { ...figure, unit: hasUnit && unit ? unit : undefined };
}

/** Words of each limit in all languages, the staff's language first. */
function boundWords(field: DescribedField, language: StaffLanguage): Record<string, string[]> {
  const { names, choices } = readKindOptions(field);
  const order = [language, ...staffLanguages.filter((code) => code !== language)];
  return Object.fromEntries(choices.map((choice) => [choice, order.map((code) => names[choice]?.[code] ?? choice)]));
}
