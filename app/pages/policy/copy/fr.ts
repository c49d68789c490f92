import type { Category, Purpose, StorageItem } from "#domain/consent/schema";
import type { Site } from "#domain/site-config/schema";

export const fr = {
  contents: "Sommaire",
  inForce: "En vigueur depuis le",
  version: "Version",
  inShort: "En bref",
  example: "Exemple",
  exampleText: "Ce texte est un exemple.",
  others: "Les autres documents",
  email: "E-mail\u202f:",
  phone: "Téléphone\u202f:",
  questionRetention: "Une question est effacée {months}\u00a0mois après avoir été posée, ou plus tôt à votre demande.",
  company: {
    /** In the order in which they stand. */
    rows: {
      brand: "Site",
      legalEntity: "Éditeur (dénomination, forme et capital social)",
      address: "Siège social",
      representative: "Représentant légal",
      register: "Immatriculation",
      vat: "TVA intracommunautaire",
      phone: "Téléphone",
      email: "E-mail",
      publisher: "Directeur de la publication",
      host: "Hébergeur (nom, adresse, téléphone)",
    } as Partial<Record<keyof Site, string>>,
  },
  consent: {
    saved: "Votre choix est enregistré.",
    failed: "Votre choix n’a pas pu être enregistré. Réessayez dans un moment.",
    chosen: "Votre choix du {date}\u202f:",
    onlyNecessary: "les cookies nécessaires seulement.",
    comma: ", ",
    proof: "Numéro de la preuve\u202f:",
  },
  cookies: {
    columns: { name: "Nom et nature", purpose: "Finalité", lasts: "Durée" },
    none: "Aucun élément dans cette catégorie.",
    session: "jusqu’à la fermeture du navigateur",
    kinds: { cookie: "cookie", local: "stockage local", session: "stockage de session" } satisfies Record<StorageItem["kind"], string>,
    by: {
      tags: "Déposé par les services de Google que charge le gestionnaire de balises",
      pixel: "Déposé par le serveur du pixel",
    } satisfies Record<Exclude<StorageItem["by"], "site">, string>,
    categories: {
      necessary:
        "Le site en a besoin pour faire ce que vous lui demandez. Votre consentement n’est pas requis\u202f; vous pouvez les effacer dans votre navigateur.",
      preference: "Retenir vos préférences, au-delà de la langue.",
      statistics: "Savoir quelles pages sont lues, pour les améliorer. Seulement avec votre consentement.",
      marketing: "Mesurer l’effet de nos annonces. Seulement avec votre consentement.",
    } satisfies Record<Category, string>,
    purposes: {
      language: "Retient la langue que vous lisez.",
      locale: "Retient votre langue et votre région, pour les e-mails et les adresses sans langue.",
      languageOffer: "Retient que vous avez répondu à l’offre d’une autre langue, ou choisi une langue, pour ne plus la proposer.",
      consent: "Retient votre choix sur les cookies et le numéro de sa preuve.",
      session: "Maintient la connexion à votre compte. En HTTPS, son nom commence par __Secure-.",
      signedIn: "Indique à l’en-tête de page qu’un compte est peut-être connecté\u202f; ne contient que «\u00a01\u00a0».",
      knownDevice: "Reconnaît un appareil déjà connecté à un compte, pour que les essais d’autrui ne vous en ferment pas l’accès.",
      captcha: "Nombre aléatoire qui lie l’épreuve anti-robot au navigateur pour lequel elle a été faite.",
      cookieCheck:
        "Montre à la page de connexion si le navigateur enregistre les cookies, dont elle a besoin\u202f; ne contient que «\u00a01\u00a0».",
      reloadGuard: "Empêche la page de se recharger sans fin après une mise à jour du site.",
      visit: "Retient les pages vues pendant cette visite et leur rapidité, pour nos statistiques.",
      analytics: "Distingue les visiteurs, pour les statistiques.",
      advertising: "Relie une visite à l’annonce qui l’a amenée.",
      pixel: "Reconnaît le navigateur qui a demandé l’image de suivi.",
    } satisfies Record<Purpose, string>,
  },
};

export type Copy = typeof fr;
