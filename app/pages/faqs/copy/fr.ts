export const fr = {
  seo: {
    title: "Questions fréquentes et réponses",
    foundTitle: "Questions\u202f: {query}",
    description:
      "Choisir, installer, utiliser, rester alimenté\u202f: les réponses à vos questions sur le stockage, pour la maison, l’entreprise et le réseau.",
    keywords: ["questions fréquentes", "FAQ batterie domestique", "FAQ stockage tertiaire", "FAQ stockage réseau"],
  },
  heading: "Questions fréquentes",
  lead: "Choisissez un usage et un sujet, ou cherchez un mot. Chaque réponse se partage par un lien.",
  search: { label: "Rechercher dans les questions", example: "p.\u00a0ex. coupure, modules, bruit", submit: "Rechercher" },
  byLine: "Usages",
  allLines: "Tous",
  byTopic: "Sujets",
  allTopics: "Tous les sujets",
  topics: {
    choosing: "Choisir",
    installation: "Installation",
    operation: "Au quotidien",
    backup: "Secours",
    safety: "Sécurité",
    service: "Entretien et service",
    installers: "Pour les installateurs",
    distributors: "Pour les distributeurs",
  },
  results: "Réponses trouvées",
  found: {
    none: "Aucune question pour «\u00a0{query}\u00a0».",
    one: "Une question pour «\u00a0{query}\u00a0».",
    other: "{number} questions pour «\u00a0{query}\u00a0».",
  },
  empty: {
    heading: "Aucune donnée",
    text: "Aucune question ne correspond. Une autre page du site contient peut-être la réponse.",
    link: "Rechercher sur tout le site",
  },
};

export type Copy = typeof fr;
