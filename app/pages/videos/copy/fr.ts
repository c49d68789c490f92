export const fr = {
  seo: {
    title: "Vidéos\u202f: les produits vus de près",
    description:
      "De courtes vidéos sous-titrées en cinq langues, avec leur transcription\u202f: une tour MYRTILLO qui se monte, AGAVE-TH vue de près.",
    keywords: ["vidéo batterie domestique", "installation MYRTILLO", "AGAVE-TH vidéo", "montage batterie empilable"],
  },
  heading: "Regarder avant de faire.",
  lead: "Des films courts et sans son. Les sous-titres disent tout, dans la langue de la page ou dans une autre.",
  transcript: "Ce que l’on voit",
  file: "Fichier vidéo",
  product: "Le produit",
  example: "Exemple",
  unplayable: "Votre navigateur ne lit pas ce film. Vous pouvez l’enregistrer\u202f:",
  controls: {
    play: "Lire",
    pause: "Pause",
    position: "Position dans le film",
    at: "{at} sur {of}",
    captions: "Sous-titres",
    noCaptions: "Sans sous-titres",
    fullScreen: "Plein écran",
    leaveFullScreen: "Quitter le plein écran",
    failed: "Ce film ne peut pas être lu ici pour le moment. Réessayez, ou enregistrez-le\u202f:",
  },
  empty: { heading: "Aucune donnée", text: "Aucune vidéo n’est publiée ici pour le moment.", link: "Voir les produits" },
};

export type Copy = typeof fr;
