import { feedCopies } from "#domain/feeds/schema";

export const fr = {
  example: "Exemple",
  published: "Publié le",
  /** `{minutes}` is a number. */
  minutes: "{minutes}\u00a0min de lecture",
  sources: "Sources",
  feed: feedCopies.fr.feed,
  share: {
    heading: "Partager cet article",
    copy: "Copier le lien",
    done: "Lien copié",
    failed: "Le lien n’a pas pu être copié.",
    mail: "Envoyer par e-mail",
    native: "Partager…",
  },
  topicsLabel: "Sujets",
  topics: {
    planning: "Dimensionner",
    technology: "Technique",
    installation: "Installer",
    operation: "Au quotidien",
    business: "Coûts et règles",
    safety: "Sécurité",
  },
};

export type Copy = typeof fr;
