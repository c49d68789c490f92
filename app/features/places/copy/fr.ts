export const fr = {
  label: "Ville ou code postal",
  unknown: "Nous ne trouvons pas ce lieu. Vérifiez l’orthographe, ou tapez une ville voisine ou un code postal.",
  nearMe: {
    button: "Près de moi",
    hint: "Votre position exacte reste dans votre navigateur. Nous la recevons arrondie au kilomètre et ne l’enregistrons pas.",
    asking: "Recherche de votre position…",
    refused: "Votre navigateur n’a pas donné de position. Tapez votre ville.",
    failed: "La position n’a pas pu être lue. Tapez votre ville.",
    nowhere: "Aucune ville connue près de votre position. Tapez une ville.",
  },
  choice: {
    heading: "Choisir la ville",
    similar: "Vouliez-vous dire…",
    text: "Plusieurs lieux correspondent à «\u202f{text}\u202f».",
    inhabitants: "{count}\u00a0habitants",
  },
  first: { label: "Rechercher d’abord dans ce pays", submit: "Rechercher ici d’abord" },
  others: "Autres lieux de ce nom\u202f:",
};

export type PlaceCopy = typeof fr;
