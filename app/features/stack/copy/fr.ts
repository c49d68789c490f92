import type { StackProduct } from "#domain/sizing/schema";
import type { PluralForms } from "#i18n/format-message.ts";

type Forms = PluralForms<{ condition: string; image: string }>;

/** `{name}` is the product, `{modules}` and `{towers}` how many, `{moduleEnergy}` the energy of one module. */
export const fr = {
  headings: {
    "agave-th": "Composer la tour\u202f: 2 à 6 modules",
    myrtillo: "Composer les tours\u202f: 4,99 à 149,76\u00a0kWh",
  } as Record<StackProduct, string>,
  modules: "Modules de batterie",
  modulesOfTower: "Modules par tour",
  towersInParallel: "Tours en parallèle",
  submit: "Calculer",
  unit: "kWh",
  oneTower: {
    one: { condition: "1\u00a0module de {moduleEnergy}\u202fkWh dans une tour", image: "{name} avec 1\u00a0module" },
    other: { condition: "{modules}\u00a0modules de {moduleEnergy}\u202fkWh dans une tour", image: "{name} avec {modules}\u00a0modules" },
  } as Forms,
  towers: {
    one: { condition: "{towers}\u00a0tours de 1\u00a0module", image: "{name}\u202f: {towers}\u00a0tours de 1\u00a0module" },
    other: {
      condition: "{towers}\u00a0tours de {modules}\u00a0modules",
      image: "{name}\u202f: {towers}\u00a0tours de {modules}\u00a0modules",
    },
  } as Forms,
  selection: "Votre sélection",
  configuration: "{image}, {energy}\u202fkWh",
  power: "Puissance",
  link: {
    copy: "Copier le lien vers cette configuration",
    done: "Lien copié.",
    failed: "Le lien n’a pas pu être copié\u202f; il est dans la barre d’adresse.",
  },
  turn: { label: "Tourner l’image", hint: "Faites glisser l’image ou utilisez les touches fléchées pour la tourner." },
};

export type Copy = typeof fr;
