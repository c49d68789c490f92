type CheckState = "done" | "now" | "waiting";

export const fr = {
  seo: {
    title: "ECOS Hub pour installateurs et distributeurs",
    description:
      "ECOS Hub, logiciel des installateurs et distributeurs\u202f: mise en service, mises à jour du micrologiciel à distance, analyse des codes d’erreur, suivi du parc.",
    keywords: ["ECOS Hub", "mise en service", "mise à jour du micrologiciel", "codes d’erreur", "installateur", "parc de batteries"],
  },
  hero: {
    heading: "ECOS\u00a0Hub\u202f: suivi de parc pour installateurs",
    lead: "ECOS Hub est le logiciel des installateurs et des distributeurs eCactus\u202f: mise en service, mise à jour du micrologiciel à distance et analyse des codes d’erreur.",
    access: "Demander un accès",
    steps: "Étapes de la mise en service",
    caption: "Exemple\u202f: un parc simulé de 240 systèmes.",
  },
  list: {
    note: "Simulation",
    caption: "Sept systèmes du parc d’exemple, les plus récents d’abord",
    totals: [
      { number: "240", text: "systèmes" },
      { number: "3", text: "à vérifier" },
      { number: "43", text: "en version 2.4" },
    ],
    columns: { id: "Système", system: "Matériel", state: "État", charge: "État de charge", firmware: "Micrologiciel" },
    states: {
      working: "en service",
      commissioning: "mise en service",
      updating: "mise à jour",
      attention: "à vérifier",
      offline: "hors ligne",
    },
    percent: "{number}\u202f%",
    none: "inconnue",
  },
  commissioning: {
    pictureAlt: "Un fourgon d’installateur ouvert au lever du jour, un ordinateur sur une table, des rangées de panneaux dans la brume.",
    heading: "Mise en service guidée par des contrôles",
    text: "La mise en service se fait dans ECOS Hub. Les contrôles suivent l’ordre du travail, et chacun doit être validé avant le suivant.",
    figure: { number: "15", unit: "min", note: "pour empiler le système, avant le premier contrôle" },
    window: "S-0237, mise en service",
    progress: "5 contrôles sur 7",
    states: { done: "fait", now: "en cours", waiting: "à venir" } satisfies Record<CheckState, string>,
    checks: [
      { name: "Modules reconnus", value: "4 × 4,99\u00a0kWh", state: "done" },
      { name: "Ordre des phases", value: "L1 L2 L3", state: "done" },
      { name: "Chaînes PV, polarité et isolement", value: "2 chaînes", state: "done" },
      { name: "Code réseau et limitation d’injection", value: "France", state: "done" },
      { name: "Enregistreur cholla en ligne", value: "cholla LAN", state: "done" },
      { name: "Essai de secours, réseau coupé", value: "en cours", state: "now" },
      { name: "Remise au client dans ECOS", value: "à venir", state: "waiting" },
    ] as { name: string; value: string; state: CheckState }[],
  },
  rollout: {
    heading: "Mises à jour du micrologiciel par étapes",
    lead: "L’installateur lance les mises à jour à distance. Si une étape échoue, la suivante ne démarre pas.",
    label:
      "Exemple\u202f: 240 systèmes, un trait chacun. Les douze de la première étape et 31 de la deuxième sont à jour, 2 sont repris, 195 sont en attente.",
    legend: [
      { progress: "updated", text: "à jour\u202f: 43" },
      { progress: "repeated", text: "repris\u202f: 2" },
      { progress: "waiting", text: "en attente\u202f: 195" },
    ] satisfies { progress: "updated" | "repeated" | "waiting"; text: string }[],
    scale: "Exemple\u202f: chaque trait représente un système, sa hauteur l’énergie de la batterie.",
    stages: [
      {
        name: "Pilote\u202f: vos installations et des clients volontaires",
        condition: "Vous observez une nuit entière\u202f: charge, décharge, liaison, codes d’erreur.",
      },
      {
        name: "Un système sur cinq",
        condition: "L’étape est en cours. Deux systèmes ont perdu la liaison\u202f; ils conservent l’ancienne version et seront repris.",
      },
      { name: "Tous les autres systèmes", condition: "L’étape démarre après la deuxième, avec votre accord." },
    ],
  },
  codes: {
    heading: "Analyse des codes d’erreur du parc",
    text: "ECOS Hub analyse les codes d’erreur. Chaque code renvoie à sa page d’assistance\u202f: signification, cause, remède et intervenant autorisé.",
    link: "Rechercher un code d’erreur",
    window: "Codes des 30 derniers jours",
    note: "Simulation",
    count: "{count} fois",
    cause: "cause",
    remedy: "remède",
  },
  roles: {
    heading: "Accès selon le rôle\u202f: distributeur, installateur, client",
    text: "Le distributeur suit ses installateurs et l’installateur ses systèmes. Le client suit le sien dans ECOS.",
    caption: "Qui fait quoi",
    columns: ["Tâche", "Installateur", "Distributeur", "Client (ECOS)"],
    rows: [
      ["Mettre en service", "fait", "voit", "reçoit la remise"],
      ["Mettre à jour le micrologiciel", "lance la mise à jour", "prépare les étapes", "est prévenu"],
      ["Analyser les codes d’erreur", "ses systèmes", "suit son parc", "voit les codes"],
      ["Choisir mode et réserve", "conseille", "ne voit pas", "décide"],
    ] as [string, string, string, string][],
    needs:
      "Prérequis\u202f: un système AGAVE-TH, COPIA ou MYRTILLO, un enregistreur cholla en ligne et un accès professionnel, que nous ouvrons sur demande. La répartition des rôles est un exemple.",
  },
  onward: {
    heading: "Pour aller plus loin",
    contact: "Demande d’accès professionnel ou de démonstration.",
    downloads: "Guides et fiches techniques, dans votre langue.",
    ecos: "L’application de vos clients pour le même système.",
    openApi: "Le contenu du site en JSON et des installations simulées.",
  },
};

export type Copy = typeof fr;
