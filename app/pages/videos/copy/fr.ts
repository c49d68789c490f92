export const fr = {
  seo: {
    title: "Vidéos des produits eCactus",
    description:
      "De courtes vidéos sous-titrées en cinq langues, avec leur transcription\u202f: le montage d’une tour MYRTILLO, AGAVE-TH vue de près.",
    keywords: ["vidéo batterie domestique", "installation MYRTILLO", "AGAVE-TH vidéo", "montage batterie empilable"],
  },
  heading: "Vidéos\u202f: batteries, onduleurs et PCS de près",
  lead: "Ces films courts et sans son montrent les produits et leur montage. Les sous-titres existent en cinq langues.",
  transcript: "Transcription",
  file: "Fichier vidéo",
  product: "Voir le produit",
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
