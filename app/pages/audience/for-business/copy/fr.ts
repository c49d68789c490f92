export const fr = {
  seo: {
    title: "Pour les entreprises\u202f: stockage sur site",
    description:
      "Stockage par batterie en entreprise\u202f: calculer l’écrêtage, comprendre le raccordement, préparer le dossier et exploiter le site.",
    keywords: ["batterie pour entreprise", "écrêtage de pointe", "stockage sur site industriel", "secours électrique d’un atelier"],
  },
  name: "Entreprises",
  hero: {
    heading: "Stockage par batterie pour votre entreprise",
    lead: "Écrêtez la pointe et secourez les circuits sensibles de votre site, de la courbe de charge à l’exploitation.",
    first: "Calculer l’écrêtage",
    second: "Décrire mon site",
    pictureAlt:
      "Un entrepôt frigorifique un après-midi d’été\u202f: une remorque à quai, deux personnes en gilet, quatre armoires de batteries contre le mur blanc.",
  },
  phases: {
    size: {
      heading: "Chiffrer le besoin de stockage",
      text: "La puissance à écrêter fixe le nombre d’unités\u202f; sa durée fixe l’énergie.",
      links: {
        calculate: { text: "Calcul d’écrêtage", note: "Pointe, limite et durée, à lire sur votre courbe de charge." },
        cases: { text: "Exemples de calcul", note: "Des situations types, chiffrées pas à pas." },
        articles: { text: "Articles pour les entreprises", note: "La pointe sur la facture, et l’effet d’une batterie." },
      },
    },
    system: {
      heading: "Comprendre TIANYUAN 60k, le PCS du site",
      text: "TIANYUAN 60k fournit 62,5\u00a0kW\u202f; jusqu’à dix unités fonctionnent en parallèle.",
      links: {
        diagram: { text: "Schéma unifilaire", note: "Jeu de barres réseau, jeu de barres secouru et inverseur de sources." },
        parallel: { text: "Unités en parallèle", note: "D’une à dix, et la puissance qui en résulte." },
        documents: { text: "Documents de TIANYUAN 60k", note: "Fiche technique et guide rapide, en PDF." },
      },
    },
    prepare: {
      heading: "Préparer le raccordement et le chantier",
      text: "Trois interlocuteurs décident du calendrier\u202f: le gestionnaire de réseau, l’assureur et l’entreprise qui construit.",
      links: {
        connection: { text: "Raccordement et local", note: "La demande, ses étapes, la chaleur à évacuer." },
        insurer: { text: "Assureur et pompiers", note: "Leurs exigences et les pièces à leur remettre." },
        builder: { text: "Installateurs près de chez vous", note: "Distributeurs et installateurs du tertiaire et de l’industrie." },
      },
    },
    run: {
      heading: "Exploiter le site avec PANGU OS",
      text: "Après la mise en service, votre équipe suit le plan du jour et les alarmes dans PANGU OS.",
      links: {
        panguOs: { text: "PANGU OS", note: "La gestion de l’énergie du site." },
        codes: { text: "Codes d’erreur TIANYUAN", note: "Signification, cause et intervenant autorisé." },
        warranty: { text: "Garantie", note: "Les pièces à conserver, et la déclaration d’un défaut." },
        support: { text: "Assistance locale", note: "Les contacts de votre pays." },
      },
    },
  },
  closing: {
    heading: "Demandez une étude de votre site",
    text: "La puissance souscrite, une année de courbe de charge et le but du stockage suffisent pour commencer.",
    action: "Décrire mon site",
  },
};

export type Copy = typeof fr;
