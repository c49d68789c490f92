import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { moduleEnergy, stackEnergy, type Stack, type StackProduct } from "#domain/sizing/schema";
import type { Copy } from "./copy/fr.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { selectPluralForm } from "#i18n/format-message.ts";

const names: Record<StackProduct, string> = { "agave-th": "AGAVE-TH", myrtillo: "MYRTILLO" };

// Values on the display in the image.
const example = { charge: 86, power: 12.4, share: 0.857 };

export function stackTexts(language: Language, product: StackProduct, stack: Stack, copy: Copy) {
  const number = (value: number) => formatNumber(language, value);
  const energy = stackEnergy(stack);
  const forms = stack.towers === 1 ? copy.oneTower : copy.towers;
  const { condition, image } = selectPluralForm(language, stack.modules, forms);
  const values = {
    name: names[product],
    modules: number(stack.modules),
    towers: number(stack.towers),
    moduleEnergy: number(moduleEnergy),
  };
  const description = fillPlaceholders(image, values);
  return {
    configuration: fillPlaceholders(copy.configuration, { image: description, energy: number(energy) }),
    energy: number(energy),
    condition: fillPlaceholders(condition, values),
    image: description,
    screen: {
      charge: number(example.charge),
      power: `${number(example.power)} kW`,
      energy: `${number(Math.round(energy * example.share * 10) / 10)} kWh`,
    },
  };
}
