export const fr = {
  seo: {
    title: "Codes d’erreur des onduleurs",
    codeTitle: "Code {code}\u202f: sens et remède",
    description:
      "Entrez le code affiché par AGAVE-TH, COPIA ou TIANYUAN\u202f: sa signification, sa cause, le remède et l’intervenant autorisé.",
    keywords: ["code d’erreur", "défaut onduleur hybride", "code AGAVE-TH", "code COPIA", "code TIANYUAN"],
  },
  heading: "Codes d’erreur AGAVE-TH, COPIA et TIANYUAN",
  lead: "Entrez le code affiché par l’appareil. Tirets, espaces et minuscules ne comptent pas.",
  found: {
    none: "Aucun code «\u00a0{code}\u00a0» dans la liste.",
    one: "«\u00a0{code}\u00a0»\u202f: un code trouvé.",
    other: "«\u00a0{code}\u00a0»\u202f: {number} codes trouvés, un par appareil. Ouvrez celui du vôtre.",
  },
  similar: "Codes voisins",
  severities: { notice: "Information", warning: "Fonctionnement limité", fault: "Arrêt" },
  cause: "Cause",
  who: "Qui peut agir",
  actors: { owner: "Vous-même, sans outil", installer: "Votre installateur", service: "Notre service, avec l’installateur" },
  keepClosed: "N’ouvrez aucun capot et ne débranchez aucun câble\u202f: la batterie reste sous tension, même appareil éteint.",
  owner: {
    heading: "Ce que vous pouvez faire",
    installer:
      "Laissez l’appareil tel quel. Notez le code et l’heure, photographiez l’écran et appelez l’installateur qui a monté le système.",
    service: "Laissez l’appareil tel quel, même à l’arrêt. Notez le code et l’heure, puis envoyez-les-nous avec le numéro de série.",
  },
  expert: { installer: "Étapes pour l’installateur", service: "Étapes pour notre service et l’installateur" },
  next: {
    heading: "Et maintenant",
    send: "Envoyer ce code avec mon système",
    installer: "Trouver un installateur",
    contacts: "Contacts par pays",
    hours: "Horaires",
  },
  empty: {
    heading: "Aucune donnée",
    text: "Ce code n’est pas dans notre liste. Vérifiez l’appareil choisi, ou envoyez-nous le code\u202f: il sera repris dans le message.",
    link: "Envoyer ce code",
  },
  noList: {
    text: "Notre liste de codes n’est pas encore publiée. Envoyez-nous le code affiché et le modèle de l’appareil.",
    link: "Envoyer un code",
  },
  sample: {
    heading: "Codes d’exemple",
    text: "L’écran de l’appareil fait foi.",
  },
};

export type Copy = typeof fr;
