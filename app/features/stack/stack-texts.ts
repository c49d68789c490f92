import { formatNumber } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { moduleEnergy, stackEnergy, type Stack, type StackProduct } from "#domain/sizing/schema";
import type { Copy } from "./copy/fr.ts";

const names: Record<StackProduct, string> = { "agave-th": "AGAVE-TH", myrtillo: "MYRTILLO" };

// What the display in the picture says.
const example = { charge: 86, power: 12.4, share: 0.857 };

/** All that is said about a stack, in the notation of the language. */
export function stackTexts(language: Language, product: StackProduct, stack: Stack, copy: Copy) {
  const number = (value: number) => formatNumber(language, value);
  const energy = stackEnergy(stack);
  const forms = stack.towers === 1 ? copy.oneTower : copy.towers;
  const { condition, image } =
    new Intl.PluralRules(languages[language].tag).select(stack.modules) === "one" ? forms.oneModule : forms.modules;
  const fill = (text: string) =>
    text
      .replace("{name}", names[product])
      .replace("{modules}", number(stack.modules))
      .replace("{towers}", number(stack.towers))
      .replace("{moduleEnergy}", number(moduleEnergy));
  const description = fill(image);
  return {
    configuration: copy.configuration.replace("{image}", description).replace("{energy}", number(energy)),
    energy: number(energy),
    condition: fill(condition),
    image: description,
    screen: {
      charge: number(example.charge),
      power: `${number(example.power)} kW`,
      energy: `${number(Math.round(energy * example.share * 10) / 10)} kWh`,
    },
  };
}
