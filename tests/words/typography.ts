import type { Language } from "#i18n/languages.ts";

/**
 * Typographic fault with a sentence `wrong` that its pattern matches. `onlyInSources`: the kind of a space decides, which rendered
 * text does not preserve.
 */
export type Fault = { why: string; pattern: RegExp; wrong: string; onlyInSources?: true };

const unit = String.raw`(?:[kMG]?Wh?|kW[pc]|k?VA|V|A|Hz|ms|dB|km|kg|mm|°C)(?![\p{L}\d])`;
const commonFaults: Fault[] = [
  { why: "a placeholder was not filled in", pattern: /\{\w+\}/, wrong: "多 {step}" },
  { why: "a name has an invisible break", pattern: /[A-Za-z]\u200b[-A-Za-z]|-\u200b/, wrong: "AGAVE-\u200bTH" },
];
const spaceBeforeUnit: Fault = {
  why: "number and unit can part at the end of a line",
  pattern: new RegExp(String.raw`\d (?:${unit}|[%€])`, "u"),
  wrong: "625 kW",
  onlyInSources: true,
};
const spaceBeforePercent: Fault = { why: "English writes the percent sign without a space", pattern: /\d[ \u00a0\u202f]%/, wrong: "60 %" };

const languageFaults: Record<Language, Fault[]> = {
  fr: [
    {
      why: "French has a narrow no-break space before ; : ! ? and »",
      pattern: /[^\s\d] [;:!?»](?=\s|$)/u,
      wrong: "Heures :",
      onlyInSources: true,
    },
    { why: "French has a no-break space after «", pattern: /« /, wrong: "« ici", onlyInSources: true },
    spaceBeforeUnit,
  ],
  de: [spaceBeforeUnit],
  en: [spaceBeforePercent],
  au: [spaceBeforePercent],
  cn: [
    { why: "Chinese has full-width marks", pattern: /\p{Script=Han}[,;:!?](?=\s|\p{Script=Han})/u, wrong: "电站, 澳大利亚" },
    { why: "a full-width bracket brings its own space", pattern: /[ \u00a0]（/, wrong: "主题 （选填）" },
    { why: "Chinese writes the percent sign without a space", pattern: /\d[ \u00a0\u202f]%/, wrong: "58 %" },
  ],
};

export const typographyRules = (language: Language): Fault[] => [...commonFaults, ...languageFaults[language]];
