import type { Category, ConsentAction } from "#domain/consent/schema";
import type { ProductCategory } from "#domain/content/schema";
import type { DestinationNames } from "../destinations.ts";

export const fr = {
  skip: "Aller au contenu",
  home: "Accueil",
  breadcrumb: "Fil d’Ariane",
  menu: "Menu",
  mainNavigation: "Navigation principale",
  footerNavigation: "Plan du pied de page",
  languages: "Langue",
  close: "Fermer",
  backToSite: "Revenir au site",
  contact: "Contact",
  example: "Exemple",
  mapApproval: "Carte approuvée en Chine sous le n°\u202f{number}",
  consent: {
    heading: "Vos choix sur les cookies",
    text: "Les cookies nécessaires font fonctionner le site. Les autres ne servent que si vous les autorisez.",
    /** Its middle leads to the cookies policy. */
    sentence: ["Seuls les ", "cookies nécessaires", " servent, sauf si vous en autorisez d’autres."] as [before: string, policy: string, after: string],
    choose: "Choisir",
    settings: "Gérer les cookies",
    categories: { necessary: "Nécessaires", preference: "Préférences", statistics: "Statistiques", marketing: "Marketing" } satisfies Record<Category, string>,
    actions: { decline: "Tout refuser", allowSelection: "Autoriser la sélection", allowAll: "Tout autoriser", accept: "Accepter" } satisfies Record<ConsentAction, string>,
  },
  newsletter: {
    heading: "Les nouvelles, par e-mail.",
    text: "Produits, mises à jour, rendez-vous. Un clic suffit pour ne plus rien recevoir.",
    link: "S’abonner",
    email: "Adresse e-mail",
    sending: "Envoi en cours",
    sent: { heading: "Abonnement réussi", text: "Un e-mail de confirmation est en route. L’abonnement commence quand vous le confirmez, dans les 7 jours." },
  },
  columns: {
    products: "Produits",
    solutions: "Solutions",
    platforms: "Plateformes",
    support: "Assistance",
    explore: "Découvrir",
    company: "L’entreprise",
  },
  destinations: {
    products: { all: "Tous les produits" },
    solutions: {
      residential: "Pour la maison",
      commercialIndustrial: "Tertiaire et industriel",
      utility: "À l’échelle du réseau",
      cases: "Exemples calculés",
    },
    platforms: { ecos: "ECOS", ecosHub: "ECOS Hub", panguOs: "PANGU OS", openApi: "Open API", app: "Télécharger l’application" },
    support: {
      center: "Centre d’assistance",
      downloads: "Téléchargements",
      faqs: "Questions fréquentes",
      errorCodes: "Codes d’erreur",
      videos: "Vidéos",
      warranty: "Garantie",
      maintenance: "Entretien",
      localSupport: "Assistance locale",
      community: "Communauté",
    },
    explore: { news: "Actualités", blog: "Blog", expo: "Salons", activity: "Événements" },
    company: {
      about: "À propos",
      story: "Notre histoire",
      mark: "La marque",
      howToBuy: "Où acheter",
      contact: "Nous contacter",
      joinUs: "Nous rejoindre",
    },
    legal: {
      siteMap: "Plan du site",
      legalNotice: "Mentions légales",
      privacy: "Confidentialité",
      cookies: "Cookies",
      serviceAgreement: "Conditions d’utilisation",
      vulnerability: "Signaler une vulnérabilité",
      accessibility: "Accessibilité",
    },
    tools: { search: "Rechercher", login: "Se connecter", signUp: "Créer un compte", retrievePassword: "Mot de passe oublié", personalCenter: "Espace personnel", openApiConsole: "Console Open API", newsletter: "Lettre d’information" },
  } satisfies DestinationNames,
  /** What stands beside a platform's name. */
  platformNotes: {
    ecos: "L’application de la maison",
    ecosHub: "Pour installateurs et distributeurs",
    panguOs: "Gestion de l’énergie",
    openApi: "Pour les développeurs",
  } satisfies Partial<DestinationNames["platforms"]>,
  lines: { residential: "Maison", "commercial-industrial": "Tertiaire et industriel", utility: "À l’échelle du réseau", accessory: "Accessoires" },
  categories: {
    "large-scale": "Grand stockage",
    "power-conversion-system": "Conversion de puissance (PCS)",
    battery: "Batteries",
    "all-in-one": "Tout-en-un",
    "hybrid-inverter": "Onduleurs hybrides",
    "hybrid-all-in-one": "Hybrides tout-en-un",
  } satisfies Record<Exclude<ProductCategory, "accessory">, string>,
  errors: {
    notFound: {
      title: "Page introuvable",
      heading: "Ici, rien que le désert.",
      description: "L’adresse a changé, ou elle n’a jamais existé. Ces chemins mènent plus loin\u202f:",
    },
    maintenance: {
      title: "Page en maintenance",
      heading: "Cette page revient bientôt.",
      description: "Nous y travaillons en ce moment. Rien de ce que vous y avez envoyé n’est perdu\u202f; le reste du site est ouvert.",
    },
    unavailable: {
      title: "Service indisponible",
      heading: "Le site ne peut pas répondre.",
      description: "Cela dure rarement plus d’une minute. Réessayez dans un instant\u202f: la page que vous demandiez reviendra à cette adresse.",
    },
    internal: {
      title: "Erreur du serveur",
      heading: "Quelque chose s’est arrêté chez nous.",
      description: "L’erreur est enregistrée. Réessayez dans un moment.",
      quote: "Si elle revient, donnez-nous ce numéro\u202f:",
      retry: "Réessayer",
    },
    status: "Code",
  },
};

export type Copy = typeof fr;
