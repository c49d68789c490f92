import { sheetWords } from "../sheet-words.server.ts";

const sheet = sheetWords("fr");

export const fr = {
  inverter: {
    ...sheet.inverter,
    heading: `${sheet.inverter.heading}.`,
    direct: ["courant", "continu"],
    alternating: ["courant", "alternatif"],
  },
  units: {
    ...sheet.units,
    heading: `${sheet.units.heading}.`,
    text: "On s’arrête au nombre que le site demande, et l’on en ajoute quand il grandit.",
    note: "avec {count} unités en parallèle",
  },
  plant: {
    ...sheet.plant,
    heading: "Entre la batterie et le réseau.",
    text: "Le nom désigne un modèle, pas une puissance. Voici sa place dans l’installation, et ce qui se règle à chaque point avant de figer le schéma.",
  },
  links: {
    ...sheet.links,
    heading: "Quel lien arrive jusqu’à votre système\u202f?",
    choices: {
      WiFi: { text: "Le Wi-Fi passe, porte fermée, là où se tient le système.", needs: "Il faut\u202f: le mot de passe du Wi-Fi." },
      LAN: {
        text: "Un mur arrête le Wi-Fi, mais un câble peut passer.",
        needs: "Il faut\u202f: un port libre sur la box ou le commutateur.",
      },
      "4G": { text: "Ni Wi-Fi ni câble, mais le réseau mobile porte.", needs: "Il faut\u202f: la couverture sur place et un abonnement." },
    },
    note: "Les trois envoient les mêmes relevés à ECOS et ECOS Hub\u202f; seul le chemin change.",
  },
  charger: {
    ...sheet.charger,
    heading: `${sheet.charger.heading}.`,
    steps: sheet.charger.steps.with(1, "AGAVE-TH ou COPIA le convertit pour la maison."),
  },
  plug: {
    ...sheet.plug,
    heading: `${sheet.plug.heading}.`,
    text: "Un kilowattheure consommé quand le toit produit n’a pas besoin de passer par la batterie.",
    alt: "Une journée\u202f: la courbe du toit culmine à midi\u202f; l’usage d’un appareil passe du soir à midi.",
    example: "Exemple d’une journée claire.",
  },
};

export type Copy = typeof fr;
