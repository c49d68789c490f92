import type { JobKind } from "#domain/content/schema";

export const fr = {
  seo: {
    title: "Nous rejoindre\u202f: les postes ouverts",
    description:
      "Les postes ouverts chez nous, avec le lieu, le travail et ce qu’il demande. Une candidature tient en une page et s’envoie par e-mail.",
    keywords: ["emploi stockage d’énergie", "ingénieur batterie", "technicien de service", "stage énergie", "recrutement"],
  },
  joinUs: "Nous rejoindre",
  heading: "Un travail qui se mesure.",
  lead: "Seize ans de recherche et développement sont derrière nos systèmes. Chaque poste ici finit par un chiffre vérifiable ou par une maison qui reste éclairée.",
  jobs: "Postes ouverts",
  count: "{count} en ce moment",
  kinds: { permanent: "Durée indéterminée", "fixed-term": "Durée déterminée", internship: "Stage" } satisfies Record<JobKind, string>,
  placeJoin: ", ",
  example: "Exemple",
  applyFor: "Postuler par e-mail",
  empty: {
    heading: "Aucune donnée",
    text: "Aucun poste n’est ouvert aujourd’hui. Dites-nous quand même ce que vous savez faire.",
    link: "Écrire sans attendre un poste",
  },
  apply: {
    heading: "Comment postuler",
    alt: "Sous une lampe d’établi, un module de batterie ouvert\u202f; des outils au mur, un manteau à sa patère.",
    steps: [
      "Une page suffit\u202f: ce que vous avez construit, réparé ou mesuré, et ce que vous en avez appris.",
      "Pas de photo, pas d’âge, pas de situation de famille. Joignez un document, pas dix.",
      "Indiquez le poste dans l’objet. Sans poste qui vous convienne, écrivez lequel il faudrait ouvrir.",
    ],
    contact: "Nous écrire",
  },
};

export type Copy = typeof fr;
