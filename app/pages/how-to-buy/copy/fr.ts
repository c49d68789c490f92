import { useNames } from "#domain/request-kinds/schema";
export const fr = {
  seo: {
    title: "Où acheter\u202f: distributeurs et installateurs",
    description:
      "Tapez une ville\u202f: les distributeurs et installateurs les plus proches, par pays et par gamme, sur la carte et en liste. Puis les étapes jusqu’à la mise en service.",
    keywords: [
      "où acheter une batterie domestique",
      "installateur de batterie",
      "distributeur de stockage d’énergie",
      "installateur photovoltaïque",
      "entreprise EPC",
    ],
  },
  howToBuy: "Où acheter",
  heading: "Qui l’installe près de chez vous\u202f?",
  lead: "Une batterie s’achète avec la personne qui la pose. Tapez votre ville ou votre code postal\u202f: les plus proches viennent d’abord.",
  configuration: { heading: "Votre choix", change: "Modifier" },
  form: {
    country: "Pays",
    everyCountry: "Tous les pays",
    line: "Pour",
    everyLine: "Tous les usages",
    submit: "Chercher",
  },
  kinds: { label: "Qui chercher", all: "Tous", distributor: "Distributeurs", installer: "Installateurs" },
  everywhere: "Tous, par pays",
  near: "Au plus près de {place}",
  placeJoin: ", ",
  count: { none: "Aucune adresse", one: "{count}\u00a0adresse", other: "{count}\u00a0adresses", nearest: "Les {count}\u00a0plus proches" },
  sampleNote: "Ces adresses montrent comment fonctionne la page. Elles seront remplacées par de vraies entreprises.",
  showAll: "Voir toutes les adresses",
  empty: {
    heading: "Aucune donnée",
    text: "Nous n’avons encore personne à vous indiquer ici. Dites-nous votre ville\u202f: nous cherchons qui peut venir.",
    link: "Demander mon installateur",
  },
  installer: {
    heading: "Dites-nous votre ville, nous vous cherchons un installateur",
    lead: "La liste ne montre aucun installateur près de chez vous\u202f? Une personne cherche qui peut venir, et vous répond par e-mail.",
    next: [
      "Vous recevez un e-mail avec un lien pour suivre la demande.",
      "Nous cherchons un installateur qui connaît nos produits et se déplace chez vous.",
      "Vous recevez son nom, ou nous vous disons que nous n’avons encore personne près de chez vous.",
    ],
    fields: {
      place: "Ville, commune ou code postal",
      which: "De quel lieu s’agit-il\u202f?",
      other: "Aucun de ceux-ci\u202f: {place}",
      use: "Pour",
      name: "Nom",
      email: "Adresse e-mail",
      message: "Message",
      messageHint: "Ce qu’il faut savoir avant de venir\u202f: toit, tableau électrique, délai.",
    },
    optional: "(facultatif)",
    uses: useNames.fr,
    privacyLink: "Confidentialité",
    send: "Demander mon installateur",
    sending: "Envoi en cours",
    failed: "Votre demande n’est pas partie.",
    sent: {
      heading: "Votre demande est arrivée.",
      text: "Nous la confirmons par e-mail, avec le lien pour la suivre\u202f; trois e-mails par jour au plus pour une même boîte. Si rien n’arrive, vérifiez le dossier des indésirables. Votre demande nous est parvenue dans tous les cas.",
      again: "Faire une autre demande",
    },
  },
  map: {
    world: "Carte du monde, par pays",
    europe: "Carte de l’Europe, par pays",
    region: "Carte des adresses",
    note: "Chaque trait est un pays, haut comme le nombre de ses adresses, ou une adresse. Les distances sont à vol d’oiseau.",
  },
  ways: {
    heading: "De la question à la première nuit",
    list: [
      {
        who: "Vous habitez là",
        when: "Une maison, avec ou sans panneaux",
        ask: "Poser une question d’achat",
        problemType: "purchase",
        steps: [
          { name: "Une année de factures", text: "La consommation, et ce que produit le toit, disent la taille de la batterie." },
          { name: "Une visite", text: "L’installateur regarde le tableau, le compteur, l’emplacement et les circuits à secourir." },
          { name: "Un devis écrit", text: "Énergie utilisable, puissance, garanties et démarches y figurent ligne par ligne." },
          { name: "Pose et mise en service", text: "Les modules s’empilent, l’installateur règle le système et vous remet ses documents." },
          { name: "Votre application", text: "ECOS montre le jour et la nuit de la maison, dès le premier soir." },
        ],
      },
      {
        who: "Vous installez",
        when: "Un métier, une équipe, des chantiers",
        ask: "Parler d’installation",
        problemType: "installation",
        steps: [
          { name: "Un distributeur", text: "Il tient le stock, ouvre votre compte client et connaît les règles de votre réseau." },
          { name: "Un accès à ECOS Hub", text: "Mise en service, mises à jour et codes d’erreur de tous vos chantiers." },
          { name: "Le premier chantier", text: "Fiche technique et guide rapide dans votre langue, avant de prendre la route." },
        ],
      },
      {
        who: "Vous construisez",
        when: "Entreprise EPC ou développeur, du site au réseau",
        ask: "Décrire un projet",
        problemType: "purchase",
        steps: [
          { name: "Le profil de charge", text: "Un an de courbe de charge, la puissance de raccordement, le but du stockage." },
          { name: "Le dimensionnement", text: "Conversion, batterie et sécurité, avec le schéma unifilaire comme base commune." },
          { name: "Le contrat", text: "Fourniture, délais, essais de réception et niveau de service, avant toute livraison." },
          { name: "La conduite", text: "Votre équipe d’exploitation conduit le site avec PANGU OS." },
        ],
      },
    ],
  },
};

export type Copy = typeof fr;
