export const fr = {
  seo: {
    title: "Pour les installateurs\u202f: outils, pose, codes d’erreur",
    description:
      "Outils, valeurs et documents de chaque appareil, étapes de pose en dessins, recherche de codes d’erreur\u202f: la fiche à ouvrir sur le chantier.",
    keywords: ["installateur de batterie", "outils de pose", "mise en service", "codes d’erreur", "devenir installateur partenaire"],
  },
  name: "Installateurs",
  heading: "Fiche de chantier pour installateurs",
  lead: "Codes d’erreur, outils, valeurs, étapes de pose et documents, appareil par appareil.",
  codes: "Codes d’erreur",
  sheet: {
    heading: "Outils et valeurs par appareil",
    lead: "Les outils viennent des guides rapides, les valeurs des fiches techniques.",
    tools: "À emporter",
    torque: {
      label: "Couples de serrage, sections de câble",
      manual: "Publiés\u202f: voir le fichier",
      none: "Les couples de serrage et les sections de câble ne sont pas publiés pour chaque appareil.",
      ask: "Les demander avant la pose",
    },
    documents: {
      heading: "Documents",
      "data-sheet": "Fiche technique (PDF)",
      "quick-guide": "Guide rapide (PDF)",
      "wiring-diagram": "Schéma de câblage",
      all: "Tous les fichiers",
    },
  },
  strip: {
    heading: "Poser AGAVE-\u2060TH, étape par étape",
    text: "Les étapes du guide rapide en dessins\u202f; suivent la première mise en marche et les contrôles.",
    stacking: "pour empiler le socle, les modules, l’unité de commande et l’onduleur",
  },
  further: {
    heading: "Devis, mise en service et partenariat",
    links: {
      compatibility: { text: "Tableau de compatibilité", note: "Onduleurs, batteries et accessoires d’autres marques." },
      homes: { text: "Dimensionner pour une maison", note: "Consommation, panneaux et but\u202f: le nombre de modules." },
      sites: { text: "Dimensionner pour un site", note: "Pointe, limite et durée\u202f: le nombre d’unités." },
      hub: { text: "Mise en service avec ECOS Hub", note: "Les contrôles, dans l’ordre." },
      films: { text: "Vidéos", note: "L’empilage et les appareils vus de près, sans son." },
      warranty: { text: "Garantie", note: "Les pièces d’une déclaration, pas à pas." },
      distributor: { text: "Distributeurs près de chez vous", note: "Par pays et par ville." },
      apply: { text: "Devenir partenaire", note: "Votre société, vos chantiers, votre région. Notre équipe vous répond." },
    },
  },
};

export type Copy = typeof fr;
