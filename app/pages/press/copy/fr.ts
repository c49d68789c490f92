export const fr = {
  seo: {
    title: "Presse\u202f: données, images et contact",
    description:
      "Pour les journalistes\u202f: données sur eCactus, logos et images à télécharger, contact presse et dernières actualités de l’entreprise.",
    keywords: ["presse", "contact presse", "service de presse", "journaliste", "dossier de presse", "photos de presse", "eCactus"],
  },
  about: "À propos",
  press: "Presse",
  heading: "Espace presse",
  lead: "Les données, les logos et les images sont à votre disposition pour un article sur eCactus et le stockage d’énergie.",
  facts: {
    heading: "eCactus en bref",
    rows: [
      {
        name: "Activité",
        value: "Fabricant de batteries, d’onduleurs et de logiciels d’énergie pour la maison, le tertiaire et l’industrie, et le réseau",
      },
      {
        name: "Capacité",
        value: "2,5\u202fGWh (chiffre de l’entreprise)",
      },
      {
        name: "Recherche et développement",
        value: "16 ans",
      },
      {
        name: "Produits",
        value: "AGAVE-TH, MYRTILLO, COPIA, TIANYUAN, enregistreurs cholla",
      },
      {
        name: "Plateformes",
        value: "ECOS, ECOS Hub, PANGU OS, Open API",
      },
    ],
    legalEntity: "Société",
    address: "Adresse",
    story: "L’histoire des noms",
  },
  contact: {
    heading: "Contact presse",
    text: "Indiquez votre média, votre question et votre délai. Notre équipe répond par e-mail.",
    email: "E-mail",
    phone: "Téléphone",
    form: "Écrire par le formulaire",
  },
  example: "Exemple",
  images: {
    heading: "Images des produits",
    text: "Fichiers pour un article sur les produits. Mention\u202f: eCactus.",
    empty: "Aucune image n’est publiée pour le moment.",
    download: "Télécharger",
    all: "Toutes les images",
  },
  news: {
    heading: "Dernières actualités",
    all: "Toutes les actualités",
    empty: "Aucune donnée",
  },
};

export type Copy = typeof fr;
