type CheckState = "done" | "now" | "waiting";

export const fr = {
  seo: {
    title: "ECOS Hub pour installateurs et distributeurs",
    description:
      "ECOS Hub réunit le parc d’un installateur\u202f: mise en service, mises à jour du micrologiciel à distance, analyse des codes d’erreur, et un exemple d’accès par rôle.",
    keywords: ["ECOS Hub", "mise en service", "mise à jour du micrologiciel", "codes d’erreur", "installateur", "parc de batteries"],
  },
  hero: {
    heading: "Tout votre parc, une liste.",
    lead: "Pour qui pose, vend et entretient nos systèmes\u202f: de la première mise sous tension à la mise à jour, sans refaire la route.",
    caption: "Exemple\u202f: un parc inventé de 240 systèmes. Numéros, versions et états ne désignent personne.",
  },
  list: {
    note: "Exemple",
    caption: "Sept systèmes du parc d’exemple, les plus récents d’abord",
    totals: [
      { number: "240", text: "systèmes" },
      { number: "3", text: "à regarder" },
      { number: "43", text: "à jour en 2.4" },
    ],
    columns: { id: "Système", system: "Matériel", state: "État", charge: "Charge", firmware: "Micrologiciel" },
    states: {
      working: "en service",
      commissioning: "mise en service",
      updating: "mise à jour",
      attention: "à regarder",
      offline: "hors ligne",
    },
    percent: "{number}\u202f%",
    none: "inconnue",
  },
  commissioning: {
    pictureAlt: "Un fourgon d’installateur ouvert au lever du jour, un ordinateur sur une table, des rangées de modules dans la brume.",
    heading: "La tour est montée. Et maintenant\u202f?",
    text: "La mise en service se fait dans ECOS Hub. Dans cet exemple, les contrôles suivent l’ordre du travail\u202f: chacun lit l’appareil, et le suivant n’ouvre que si le précédent tient.",
    figure: { number: "15", unit: "min", note: "pour empiler le système, avant le premier contrôle" },
    window: "S-0237, mise en service",
    progress: "5 contrôles sur 7",
    states: { done: "fait", now: "en cours", waiting: "à venir" } satisfies Record<CheckState, string>,
    checks: [
      { name: "Modules reconnus", value: "4 × 4,99\u00a0kWh", state: "done" },
      { name: "Ordre des phases", value: "L1 L2 L3", state: "done" },
      { name: "Chaînes PV, polarité et isolement", value: "2 chaînes", state: "done" },
      { name: "Règles du réseau et limite d’injection", value: "France", state: "done" },
      { name: "Enregistreur cholla en ligne", value: "cholla LAN", state: "done" },
      { name: "Essai de secours, réseau coupé", value: "en cours", state: "now" },
      { name: "Remise au foyer dans ECOS", value: "à venir", state: "waiting" },
    ] as { name: string; value: string; state: CheckState }[],
  },
  rollout: {
    heading: "Douze d’abord. Les autres quand ils tiennent.",
    lead: "Le micrologiciel se met à jour à distance. Exemple d’un déploiement par étapes\u202f: si une étape ne tient pas, la suivante ne part pas.",
    label:
      "Exemple\u202f: 240 systèmes, un trait chacun. Les douze de la première étape et 31 de la deuxième sont à jour, 2 sont repris, 195 attendent.",
    legend: [
      { progress: "updated", text: "à jour\u202f: 43" },
      { progress: "repeated", text: "repris\u202f: 2" },
      { progress: "waiting", text: "en attente\u202f: 195" },
    ] satisfies { progress: "updated" | "repeated" | "waiting"; text: string }[],
    scale: "Un trait est un système, sa hauteur sa batterie. Exemple.",
    stages: [
      {
        name: "Les vôtres, et ceux qui l’ont voulu",
        condition: "On regarde une nuit entière\u202f: charge, décharge, liaison, codes d’erreur.",
      },
      {
        name: "Un sur cinq",
        condition: "En cours. Deux systèmes ont perdu la liaison\u202f; ils gardent l’ancienne version et seront repris.",
      },
      { name: "Tous les autres", condition: "Attend que la deuxième étape soit complète, et votre accord." },
    ],
  },
  codes: {
    heading: "Un code, sa cause, son geste.",
    text: "ECOS Hub analyse les codes d’erreur\u202f; l’exemple compte ceux d’un parc. Chaque code mène à sa page d’assistance\u202f: sens, cause, remède, et qui peut intervenir.",
    link: "Chercher un code d’erreur",
    window: "Codes des 30 derniers jours",
    note: "Exemple",
    count: "{count} fois",
    cause: "cause",
    remedy: "remède",
  },
  roles: {
    heading: "Chacun voit ce qu’il entretient.",
    text: "Le distributeur suit ses installateurs, l’installateur ses systèmes, le foyer le sien, dans ECOS.",
    caption: "Qui fait quoi",
    columns: ["Tâche", "Installateur", "Distributeur", "Foyer (ECOS)"],
    rows: [
      ["Mettre en service", "fait", "voit", "reçoit la remise"],
      ["Mettre à jour le micrologiciel", "lance ses systèmes", "prépare les étapes", "est prévenu"],
      ["Analyser les codes d’erreur", "ses systèmes", "tout son parc", "voit l’état"],
      ["Choisir mode et réserve", "conseille", "ne voit pas", "décide"],
    ] as [string, string, string, string][],
    needs:
      "Il faut\u202f: un système AGAVE-TH, COPIA ou MYRTILLO, un enregistreur cholla en ligne et un accès professionnel, que nous ouvrons sur demande. Répartition des rôles donnée en exemple.",
  },
  onward: {
    heading: "Pour la suite",
    contact: "Demander un accès professionnel, ou une démonstration.",
    downloads: "Guides et fiches techniques, dans votre langue.",
    ecos: "Ce que le foyer voit du même système.",
    openApi: "Relier vos propres outils.",
  },
};

export type Copy = typeof fr;
