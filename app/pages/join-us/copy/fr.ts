import type { JobKind } from "#domain/content/schema";

export const fr = {
  seo: {
    title: "Postes ouverts chez eCactus",
    description:
      "Les postes ouverts chez eCactus, avec le lieu, les missions et le profil. Une candidature tient en une page et s’envoie en ligne.",
    keywords: ["emploi stockage d’énergie", "ingénieur batterie", "technicien SAV", "stage énergie", "recrutement"],
  },
  joinUs: "Nous rejoindre",
  heading: "Travailler dans le stockage d’énergie chez eCactus",
  lead: "Nous recrutons des ingénieurs, des techniciens et des formateurs pour nos batteries et nos onduleurs. Choisissez un poste et postulez en ligne.",
  jobs: "Postes ouverts",
  count: "{count} en ce moment",
  kinds: { permanent: "Durée indéterminée", "fixed-term": "Durée déterminée", internship: "Stage" } satisfies Record<JobKind, string>,
  example: "Exemple",
  empty: {
    heading: "Aucune donnée",
    text: "Aucun poste n’est ouvert aujourd’hui. Vous pouvez nous envoyer une candidature spontanée.",
    link: "Candidature spontanée",
  },
  apply: {
    heading: "Comment postuler",
    alt: "Sous une lampe d’établi, un module de batterie ouvert\u202f; des outils au mur, un manteau à sa patère.",
    steps: [
      "Une page suffit\u202f: ce que vous avez construit, réparé ou mesuré, et ce que vous en avez appris.",
      "Ne précisez ni âge ni situation de famille, et n’ajoutez pas de photo. Un seul document PDF suffit.",
      "Envoyez-la depuis la page du poste. Si aucun ne convient, décrivez le métier souhaité dans le formulaire de contact.",
    ],
    contact: "Candidature spontanée",
  },
};

export type Copy = typeof fr;
