import { currencies, type Currency } from "#domain/markets/schema";
import type { StaffText } from "../fields/field.ts";
import * as field from "../fields/kinds.ts";

const currencyNames = Object.fromEntries(currencies.map((code) => [code, { en: code, fr: code, de: code, cn: code }])) as Record<
  Currency,
  StaffText
>;
const amount = (label: StaffText) => field.wholeNumber({ min: 1, max: 100_000_000 }, { label });

/** Each language has its own rows, because prices differ by market and say in words what they include. */
export const prices = field.rows(
  {
    country: field.country({ label: { en: "Market", fr: "Marché", de: "Markt", cn: "市场" } }),
    from: amount({ en: "From", fr: "De", de: "Von", cn: "最低" }),
    to: amount({ en: "To", fr: "À", de: "Bis", cn: "最高" }),
    currency: field.oneOf(currencies, currencyNames, { label: { en: "Currency", fr: "Devise", de: "Währung", cn: "币种" } }),
    date: field.day({ label: { en: "As of", fr: "État au", de: "Stand", cn: "截至" } }),
    includes: field.longText({
      label: { en: "Included", fr: "Ce qui est compris", de: "Enthalten", cn: "包含内容" },
      help: {
        en: "For example: modules, installation, taxes",
        fr: "Par exemple\u202f: modules, pose, taxes",
        de: "Zum Beispiel: Module, Einbau, Steuern",
        cn: "例如：模块、安装、税费",
      },
    }),
  },
  {
    label: { en: "Price range", fr: "Fourchette de prix", de: "Preisspanne", cn: "参考价格" },
    help: {
      en: "Shown on the product page, the page for homes and “How to buy”. Without a row, no price is shown.",
      fr: "Affichée sur la page du produit, la page pour la maison et «\u202fOù acheter\u202f». Sans ligne, aucun prix n’apparaît.",
      de: "Erscheint auf der Produktseite, der Seite für Wohnhäuser und „Bezugsquellen“. Ohne Zeile erscheint kein Preis.",
      cn: "显示在产品页、户用页和“购买渠道”；没有填写时不显示价格。",
    },
    perLanguage: true,
    required: false,
    list: true,
  },
);

type PriceRow = { from: number; to: number };

export const priceRule = {
  field: "prices" as const,
  message: "the highest price is not below the lowest",
  holds: ({ prices: rows = [] }: { prices?: readonly PriceRow[] | undefined }) => rows.every(({ from, to }) => from <= to),
};
