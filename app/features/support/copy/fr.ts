export const fr = {
  example: "Exemple",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "Code affiché", family: "Appareil", all: "Tous les appareils", submit: "Trouver le code" },
  ask: {
    heading: "Contacter l’assistance",
    text: "Indiquez le numéro de série et l’affichage de l’appareil. Notre équipe vous répond.",
    link: "Nous contacter",
  },
  emergency: {
    heading: "Urgence\u202f: fumée, feu, sifflement, boîtier gonflé ou inondé",
    leave: "Sortez tous du bâtiment et fermez les portes derrière vous. Ne respirez pas la fumée.",
    call: "Appelez les pompiers depuis l’extérieur et précisez qu’il s’agit d’une batterie au lithium.",
    ambulance: "secours médicaux",
    elsewhere: "Autres pays\u202f: numéro d’urgence local",
    keepAway:
      "Ne touchez pas l’appareil, ne l’ouvrez pas et n’entrez pas dans l’eau autour de lui. Ne retournez à l’intérieur qu’avec l’accord des pompiers.",
    callUs: "Prévenez ensuite notre assistance.",
  },
};

export type Copy = typeof fr;
