export const fr = {
  seo: {
    title: "Pour les entreprises\u202f: écrêter la pointe par batterie",
    description:
      "Déplacez la limite sur une courbe de charge\u202f: la page calcule la puissance écrêtée, l’énergie de la batterie et le nombre de TIANYUAN 60k.",
    keywords: ["batterie pour entreprise", "écrêtage de pointe", "courbe de charge", "stockage d’énergie sur site", "secours d’un atelier"],
  },
  name: "Entreprises",
  heading: "Une batterie contre les pointes de puissance",
  lead: "Déplacez la limite sur la journée d’un site\u202f: la batterie fournit ce qui la dépasse.",
  tool: {
    slider: "Limite de puissance",
    presets: "Limites proposées",
    limit: "Limite",
    alt: "Une journée de travail en 96 quarts d’heure, pointe de {peak}\u202f: au-dessus de la limite de {limit}, la batterie fournit {energy}.",
    hours: ["0\u00a0h", "6\u00a0h", "12\u00a0h", "18\u00a0h", "24\u00a0h"],
    caption:
      "Courbe d’une journée de travail fictive, un trait par quart d’heure. En couleur\u202f: la part que la batterie fournit. Le calcul reprend le modèle du calculateur pour le tertiaire et l’industrie, avec {usable}\u00a0% d’énergie utilisable.",
    over: "de pointe en moins",
    battery: "d’énergie nominale au moins, pour {energy} au-dessus de la limite",
    unit: "TIANYUAN 60k",
    units: "pour cette puissance",
    calculate: "Calculer avec vos valeurs",
    project: "Décrire votre site",
  },
  further: {
    heading: "Préparer le projet",
    text: "Trois interlocuteurs fixent le calendrier\u202f: le gestionnaire de réseau, l’assureur et l’entreprise qui réalise.",
    links: {
      diagram: { text: "Schéma unifilaire", note: "Jeu de barres réseau, jeu de barres secouru et inverseur." },
      documents: { text: "Documents de TIANYUAN 60k", note: "Fiche technique et guide rapide, en PDF." },
      connection: { text: "Raccordement et local", note: "La demande, ses étapes et la chaleur à évacuer." },
      insurer: { text: "Assureur et pompiers", note: "Leurs questions et les documents à fournir." },
      builder: { text: "Entreprises près de chez vous", note: "Distributeurs et installateurs pour le tertiaire et l’industrie." },
      cases: { text: "Exemples de calcul", note: "Des sites types, avec leurs chiffres." },
      panguOs: { text: "PANGU OS", note: "La gestion de l’énergie du site après la mise en service." },
    },
  },
};

export type Copy = typeof fr;
