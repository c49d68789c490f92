export const fr = {
  seo: {
    title: "À propos\u202f: batteries et onduleurs eCactus",
    description:
      "eCactus fabrique batteries, onduleurs et logiciels pour la maison, l’entreprise et le réseau\u202f: 2,5\u202fGWh de capacité, 16\u00a0ans de recherche et développement.",
    keywords: [
      "fabricant de batteries",
      "stockage d’énergie",
      "à propos d’eCactus",
      "recherche et développement",
      "partenaires EPC",
      "batterie LFP",
    ],
  },
  about: "À propos",
  heading: "eCactus\u202f: fabricant de batteries et d’onduleurs",
  lead: "Nous développons des systèmes de stockage et leurs logiciels pour les particuliers, les entreprises et les exploitants de réseau. Trouvez un distributeur ou un installateur près de chez vous.",
  products: "Voir les produits",
  howToBuy: "Où acheter",
  hallAlt: "Un hall d’essai, de jour\u202f: des modules de batterie sur un convoyeur à rouleaux.",
  aims: {
    heading: "Vision, mission et valeurs",
    vision: { name: "Vision", text: "Chacun doit pouvoir utiliser le soir l’énergie produite le jour." },
    mission: {
      name: "Mission",
      text: "Nous construisons des systèmes de stockage rapides à installer et simples à utiliser.",
    },
    value: { name: "Valeurs", text: "Nous tenons à l’exactitude\u202f: l’installateur peut vérifier les chiffres que nous annonçons." },
  },
  years: {
    heading: "Recherche et capacité en chiffres",
    first: "Première année de recherche",
    last: "Cette année",
    capacity: { number: "2,5", unit: "GWh", note: "de capacité, chiffre de l’entreprise" },
    research: { number: "16", unit: "ans", note: "de recherche et développement" },
  },
  people: {
    partners: {
      heading: "Nos partenaires\u202f: distributeurs, installateurs, entreprises EPC",
      lead: "Trois métiers distribuent, installent et construisent nos systèmes.",
      list: [
        {
          who: "Distributeurs",
          what: "Ils gèrent le stock, conseillent les installateurs et connaissent les règles locales. Nos fiches techniques et nos images sont à leur disposition.",
          link: "Trouver un distributeur",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "Installateurs",
          what: "Ils choisissent l’emplacement, posent et mettent en service. Nos guides rapides, ECOS Hub et notre assistance servent sur le chantier.",
          link: "Trouver un installateur",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "Entreprises EPC",
          what: "Elles conduisent un site de l’étude à la réception, avec les PCS TIANYUAN et PANGU OS.",
          link: "Décrire un projet",
          to: "/project-request",
        },
      ],
    },
    shareholders: {
      heading: "Investisseurs et actionnaires",
      paragraphs: ["Notre équipe répond par e-mail aux questions des investisseurs et des actionnaires."],
      link: "Nous contacter",
    },
  },
  footprint: {
    heading: "Distributeurs et installateurs par pays",
    text: "Chaque trait représente un pays, sa hauteur le nombre d’adresses.",
    map: "Carte du monde\u202f: pays où se trouvent des distributeurs et des installateurs",
    sampleNote: "Pays et nombres tirés d’adresses fictives.",
    link: "Trouver un professionnel près de chez vous",
  },
  onward: {
    heading: "Histoire et symbole d’eCactus",
    story: {
      name: "Notre histoire",
      text: "Quatre plantes du désert ont inspiré les noms de nos produits.",
      alt: "Une agave aux feuilles bleu-vert à côté d’une tour AGAVE-TH",
    },
    mark: {
      name: "Le symbole",
      text: "Construction, couleurs et fichiers du symbole.",
      alt: "La ligne de lumière menthe sur une façade blanche",
    },
  },
};

export type Copy = typeof fr;
