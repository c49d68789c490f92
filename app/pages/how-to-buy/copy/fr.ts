import { useNames } from "#domain/request-kinds/schema";
export const fr = {
  seo: {
    title: "Où acheter\u202f: distributeurs et installateurs",
    pageTitle: "Où acheter, page {number}",
    description:
      "Indiquez une ville\u202f: les distributeurs et installateurs proches, par pays et par usage, sur une carte et en liste, puis les étapes jusqu’à la mise en service.",
    keywords: [
      "où acheter une batterie domestique",
      "installateur de batterie",
      "distributeur de stockage d’énergie",
      "installateur photovoltaïque",
      "entreprise EPC",
    ],
  },
  howToBuy: "Où acheter",
  heading: "Trouver un installateur ou un distributeur",
  lead: "Achetez votre batterie auprès de l’installateur qui la posera. Indiquez votre ville ou votre code postal\u202f: les adresses les plus proches s’affichent d’abord.",
  /** Without entries the page is only the request for an installer. */
  noList: {
    heading: "Trouver un installateur",
    lead: "Achetez votre batterie auprès de l’installateur qui la posera. Indiquez votre ville\u202f: notre équipe cherche un installateur près de chez vous.",
    description:
      "Indiquez votre ville\u202f: notre équipe cherche un installateur près de chez vous et vous répond par e-mail. Avec les étapes jusqu’à la mise en service.",
  },
  form: {
    country: "Pays",
    everyCountry: "Tous les pays",
    line: "Usage",
    everyLine: "Tous les usages",
    submit: "Rechercher",
  },
  kinds: { label: "Type de professionnel", all: "Tous", distributor: "Distributeurs", installer: "Installateurs" },
  everywhere: "Toutes les adresses par pays",
  near: "Adresses près de {place}",
  count: { none: "Aucune adresse", one: "{count}\u00a0adresse", other: "{count}\u00a0adresses", nearest: "Les {count}\u00a0plus proches" },
  sampleNote: "Ces adresses sont fictives.",
  showAll: "Voir toutes les adresses",
  pages: { label: "Pages d’adresses", current: "Page {number} sur {count}", before: "Page précédente", after: "Page suivante" },
  empty: {
    heading: "Aucune donnée",
    text: "Aucune adresse n’est encore indiquée ici. Indiquez votre ville\u202f: notre équipe vous cherche un installateur.",
    link: "Demander un installateur",
  },
  installer: {
    heading: "Demander un installateur près de chez vous",
    lead: "La liste n’affiche aucun installateur près de chez vous\u202f? Notre équipe en cherche un et vous répond par e-mail.",
    leadBeforeList: "Notre équipe cherche un installateur près de chez vous et vous répond par e-mail.",
    next: [
      "Vous recevez un e-mail avec un lien pour suivre la demande.",
      "Nous cherchons un installateur qui connaît nos produits et se déplace chez vous.",
      "Vous recevez son nom, ou nous vous informons qu’il n’y a pas encore d’installateur près de chez vous.",
    ],
    fields: {
      place: "Ville, commune ou code postal",
      which: "De quel lieu s’agit-il\u202f?",
      other: "Aucun de ceux-ci\u202f: {place}",
      use: "Usage",
      name: "Nom",
      email: "Adresse e-mail",
      telephone: "Téléphone",
      message: "Message",
      messageHint: "Par exemple le toit, le tableau électrique ou le délai.",
    },
    optional: "(facultatif)",
    uses: useNames.fr,
    privacyLink: "Confidentialité",
    send: "Demander un installateur",
    sending: "Envoi en cours",
    failed: "L’envoi de votre demande a échoué.",
    sent: {
      heading: "Votre demande est arrivée",
      again: "Faire une autre demande",
    },
  },
  map: {
    world: "Carte du monde, par pays",
    europe: "Carte de l’Europe, par pays",
    region: "Carte des adresses",
    note: "Chaque trait représente un pays ou une adresse\u202f; la hauteur d’un pays indique le nombre de ses adresses. Les distances sont à vol d’oiseau.",
  },
  ways: {
    heading: "De la demande à la mise en service",
    list: [
      {
        who: "Particuliers",
        when: "Une maison, avec ou sans panneaux",
        ask: "Poser une question d’achat",
        to: "/contact-us?problemType=purchase#ask",
        steps: [
          { name: "Une année de factures", text: "La consommation et la production du toit fixent la taille de la batterie." },
          { name: "Une visite", text: "L’installateur vérifie le tableau, le compteur, l’emplacement et les circuits à secourir." },
          { name: "Un devis écrit", text: "Énergie utilisable, puissance, garanties et démarches y figurent ligne par ligne." },
          { name: "Pose et mise en service", text: "Les modules s’empilent, l’installateur règle le système et vous remet ses documents." },
          { name: "Votre application", text: "ECOS affiche la production, la consommation et la batterie dès la mise en service." },
        ],
      },
      {
        who: "Installateurs",
        when: "Pose et mise en service chez vos clients",
        ask: "Poser une question d’installation",
        to: "/contact-us?problemType=installation#ask",
        steps: [
          { name: "Un distributeur", text: "Il gère le stock, ouvre votre compte client et connaît les règles de votre réseau." },
          {
            name: "Un accès à ECOS Hub",
            text: "Vous y suivez la mise en service, les mises à jour et les codes d’erreur de tous vos chantiers.",
          },
          { name: "Le premier chantier", text: "Les documents et le guide rapide de chaque produit sont disponibles dans votre langue." },
        ],
      },
      {
        who: "Entreprises EPC et développeurs",
        when: "Sites tertiaires, industriels et à l’échelle du réseau",
        ask: "Décrire un projet",
        to: "/project-request",
        steps: [
          {
            name: "Le profil de charge",
            text: "Vous transmettez un an de courbe de charge, la puissance de raccordement et le but du stockage.",
          },
          {
            name: "Le dimensionnement",
            text: "L’étude dimensionne la conversion, la batterie et la sécurité à partir du schéma unifilaire.",
          },
          { name: "Le contrat", text: "Le contrat fixe la fourniture, les délais, les essais de réception et le niveau de service." },
          { name: "La conduite", text: "Votre équipe d’exploitation conduit le site avec PANGU OS." },
        ],
      },
    ],
  },
};

export type Copy = typeof fr;
