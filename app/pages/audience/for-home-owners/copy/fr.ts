export const fr = {
  seo: {
    title: "Pour les particuliers\u202f: choisir une batterie",
    description:
      "Estimer la taille d’une batterie domestique, choisir l’appareil, trouver un installateur, puis utiliser et entretenir le système.",
    keywords: ["batterie pour la maison", "choisir une batterie domestique", "installateur de batterie", "propriétaire"],
  },
  name: "Particuliers",
  hero: {
    heading: "Une batterie pour votre maison",
    lead: "Calculez la taille de la batterie, choisissez l’appareil, puis organisez la pose et l’entretien.",
    first: "Calculer ma batterie",
    second: "Trouver un installateur",
    pictureAlt:
      "Une ferme dans la tempête, la nuit\u202f: il pleut, la vallée est noire et toutes les fenêtres de la maison sont éclairées.",
  },
  phases: {
    size: {
      heading: "Estimer la taille de la batterie",
      text: "Une facture annuelle et la puissance des panneaux suffisent pour un ordre de grandeur.",
      links: {
        calculate: { text: "Calculer les modules", note: "Trois réponses, un nombre de modules, et les hypothèses du calcul." },
        cases: { text: "Exemples de calcul", note: "Des situations types, chiffrées pas à pas." },
        articles: {
          text: "Articles pour préparer un projet",
          note: "Taux d’autoconsommation, secours, taille\u202f: les notions expliquées.",
        },
      },
    },
    choose: {
      heading: "Choisir l’onduleur et la batterie",
      text: "Onduleur et batterie en une seule tour, ou séparés\u202f: les deux se règlent depuis la même application.",
      links: {
        compare: { text: "Comparer AGAVE-TH et MYRTILLO", note: "Les deux tours, ligne par ligne." },
        dataSheets: { text: "Fiches techniques", note: "En PDF, à joindre à une demande de devis." },
      },
    },
    install: {
      heading: "Trouver un installateur",
      text: "La pose et le raccordement sont le travail d’un installateur. C’est avec lui que vous signez.",
      links: {
        installer: { text: "Installateurs près de chez vous", note: "Par ville, sur une carte et en liste." },
        place: { text: "Emplacement et jour de la pose", note: "Où la batterie peut se trouver, et comment se passe la journée." },
        outage: { text: "En cas de coupure", note: "Les circuits alimentés et le matériel nécessaire." },
      },
    },
    live: {
      heading: "Utiliser et entretenir la batterie",
      text: "Une fois le système en service, quelques contrôles suffisent.",
      links: {
        ecos: { text: "ECOS", note: "L’application qui affiche production, batterie, maison et réseau." },
        app: { text: "Télécharger l’application", note: "Pour votre téléphone." },
        care: { text: "Entretien", note: "Vos contrôles, chaque mois et chaque trimestre." },
        codes: { text: "Codes d’erreur", note: "Signification, cause et intervenant autorisé." },
        warranty: { text: "Garantie", note: "Les pièces à conserver, et la déclaration d’un défaut." },
      },
    },
  },
  closing: {
    heading: "Une question sur une batterie pour votre maison",
    text: "Décrivez la consommation, le toit et ce que vous attendez d’une batterie. Notre équipe vous répond.",
    action: "Poser ma question",
  },
};

export type Copy = typeof fr;
