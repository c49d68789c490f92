import { sheetWords } from "../sheet-words.server.ts";

const sheet = sheetWords("fr");

export const fr = {
  inverter: {
    ...sheet.inverter,
    direct: ["courant", "continu"],
    alternating: ["courant", "alternatif"],
  },
  units: {
    ...sheet.units,
    text: "Vous choisissez le nombre d’unités et en ajoutez quand les besoins du site augmentent.",
    note: "avec {count} unités en parallèle",
  },
  plant: {
    ...sheet.plant,
    text: "Le schéma montre la place de TIANYUAN 200k dans l’installation et les points à régler avant de figer le schéma unifilaire.",
  },
  links: {
    ...sheet.links,
    heading: "Wi-Fi, câble ou 4G\u202f: choisir la liaison",
    choices: {
      WiFi: { text: "Le Wi-Fi atteint l’emplacement du système, porte fermée.", needs: "À prévoir\u202f: le mot de passe du Wi-Fi." },
      LAN: {
        text: "Un mur arrête le Wi-Fi, mais un câble réseau peut être tiré.",
        needs: "À prévoir\u202f: un port libre sur la box ou le commutateur.",
      },
      "4G": {
        text: "Le site n’a ni Wi-Fi ni câble, mais il est couvert par le réseau mobile.",
        needs: "À prévoir\u202f: la couverture sur place et un abonnement.",
      },
    },
    note: "Les trois modèles envoient les mêmes relevés à ECOS et ECOS Hub.",
  },
  charger: {
    ...sheet.charger,
    steps: sheet.charger.steps.with(1, "AGAVE-TH ou COPIA le convertit pour la maison."),
  },
  plug: {
    ...sheet.plug,
    text: "Un kilowattheure consommé quand le toit produit n’a pas besoin de passer par la batterie.",
    alt: "Une journée\u202f: la courbe du toit culmine à midi\u202f; l’usage d’un appareil passe du soir à midi.",
    example: "Exemple\u202f: une journée claire.",
  },
};

export type Copy = typeof fr;
