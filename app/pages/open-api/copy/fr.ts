export const fr = {
  seo: {
    title: "Open API\u202f: contenu et simulations en JSON",
    description:
      "Open API pour les développeurs\u202f: demander l’accès, obtenir sa clé dans la console, tester, développer. Exemples en curl, JavaScript et Python, limites, référence.",
    keywords: ["Open API", "API stockage d’énergie", "clé API", "OpenAPI", "exemples curl", "référence API"],
  },
  example: "Exemple",
  copy: { copy: "Copier", copied: "Copié", notCopied: "Copie refusée\u202f: sélectionnez le texte." },
  hero: {
    heading: "Open API\u202f: contenu et simulations en JSON",
    lead: "Les développeurs lisent le contenu de ce site et trois installations simulées en JSON. Demandez l’accès, créez votre clé et testez vos requêtes dans la console.",
    console: "Ouvrir la console",
    reference: "Référence des appels",
    request: "Requête",
    answer: "Réponse",
    excerpt: "Extrait\u202f: {shown} des {all} champs de l’entrée, deux de ses chiffres.",
  },
  steps: {
    heading: "Quatre étapes jusqu’au premier appel",
    apply: {
      heading: "Demander l’accès",
      text: "La demande se fait par téléphone ou par e-mail. Indiquez votre nom, l’adresse de votre compte et votre projet. Nous activons le service pour ce compte.",
    },
    key: {
      heading: "Obtenir la clé API",
      text: "Connectez-vous à la console. Elle crée une clé par compte et montre le secret une seule fois\u202f: nous n’en conservons qu’une empreinte. Une nouvelle clé remplace l’ancienne aussitôt.",
    },
    test: {
      heading: "Tester et corriger",
      text: "Voici le même appel en trois langages et une réponse d’erreur. La console envoie aussi des requêtes et conserve les {kept} dernières faites avec votre clé.",
    },
    develop: {
      heading: "Développer avec l’API",
      text: "Placez la clé dans une variable d’environnement, jamais dans une page. Lisez le code de l’enveloppe avant les données, et respectez Retry-After.",
    },
    form: "Ou par le formulaire de contact",
    header: "En-tête de chaque appel",
    samples: "Langage de l’exemple",
    refused: "Réponse à {call}",
  },
  sandbox: {
    heading: "Bac à sable\u202f: trois installations simulées",
    lead: "Le bac à sable simule une maison avec AGAVE-TH, un site tertiaire avec quatre TIANYUAN 60k et un site à l’échelle du réseau. Il fournit puissances, énergies, état de charge, alarmes et programmes, en direct et pour l’année écoulée. Chaque réponse contient simulated: true.",
    samples: "Langage de l’exemple du bac à sable",
    webhook: "Vérifier un webhook",
    facts: [
      {
        heading: "Avec ou sans clé",
        text: "Le contenu publié se lit sans clé. Le bac à sable exige une clé, avec le droit control pour les commandes et les webhooks.",
      },
      {
        heading: "websiteId",
        text: "L’édition d’une entrée\u202f: 1 chinois, 2 australien, 3 anglais et français, 4 allemand. Sans lui, une liste contient les quatre.",
      },
      {
        heading: "Pages d’une liste",
        text: "X-Total-Count indique le nombre d’entrées, Link l’adresse des autres pages. Dans le bac à sable, cursor désigne la page suivante.",
      },
      {
        heading: "Commandes",
        text: "Une commande (programme, limitation d’injection ou de puissance) est acceptée, puis appliquée au début de la minute suivante. La même Idempotency-Key désigne la même commande.",
      },
      {
        heading: "Webhooks",
        text: "Une adresse https publique reçoit les événements, horodatés et signés par HMAC-SHA256. Un événement non reçu est renvoyé à intervalles croissants, treize fois au plus, ou au moment qu’indique Retry-After avec 429 ou 503\u202f; la console permet de le rejouer. La réponse 410 met fin au webhook, et son propriétaire reçoit un e-mail.",
      },
      {
        heading: "Versions",
        text: "Sous /api/v1, nous ajoutons des champs, des appels et des événements sans rien retirer. Une modification incompatible devient v2, et v1 reste disponible un an au moins.",
      },
      {
        heading: "Journal des changements",
        text: "v1, novembre 2026\u202f: bac à sable, webhooks, droits des clés, en-têtes RateLimit, Link et X-Total-Count.",
      },
      {
        heading: "Client typé",
        text: "La description OpenAPI suffit pour générer un client typé, en TypeScript ou dans un autre langage.",
      },
    ],
  },
  limits: {
    heading: "Limites d’appels et de clés",
    items: [
      { figure: "{calls}", text: "appels par minute et par clé" },
      { figure: "{wrongKeys}", text: "clés erronées par adresse IP, puis une attente de {wrongMinutes}\u00a0minutes au plus" },
      { figure: "1", text: "clé par compte\u202f; la suivante remplace la précédente" },
      { figure: "{kept}", text: "derniers appels visibles dans la console" },
    ],
  },
  reasons: {
    caption: "Codes d’erreur de l’API",
    columns: ["code", "HTTP", "reason", "Que faire"],
    rows: [
      ["400", "200", "invalidInput", "Lire reasons\u202f: une raison par champ, comme notANumber ou unknownWebsite."],
      ["401", "401", "wrongKey", "Vérifier la clé\u202f: identifiant, point, secret."],
      ["404", "404", "notFound", "Aucune entrée de ce nom sur ce site."],
      ["405", "405", "methodNotAllowed", "Employer une méthode de l’en-tête Allow."],
      ["429", "429", "tooMany", "Attendre les secondes de Retry-After."],
      ["500", "500", "internal", "Nous transmettre le X-Request-Id de la réponse."],
    ] as [string, string, string, string][],
    note: "Chaque réponse est une enveloppe\u202f: code, message, data, et reason en cas d’erreur. Traitez reason dans votre code\u202f; message est un texte lisible qui change avec la langue.",
  },
  reference: {
    heading: "Référence des appels de l’Open API",
    lead: "La référence est générée par l’API, en anglais. Les appels de lecture du contenu acceptent une clé, le bac à sable et ses webhooks en exigent une\u202f; les autres appels sont ceux de ce site.",
    none: "La référence n’est pas disponible pour le moment. Réessayez plus tard, ou ouvrez le fichier.",
    groups: {
      content: "Contenu",
      config: "Configuration du site",
      sandbox: "Bac à sable",
      webhooks: "Webhooks",
      "open-api": "Clé Open API",
      contact: "Contact",
      captcha: "Captcha",
      account: "Compte",
      newsletter: "Newsletter",
      consent: "Consentement",
      visits: "Visites",
    } as Record<string, string>,
    places: { query: "requête", body: "corps" } as Record<string, string>,
    noFields: "sans paramètre",
    count: { one: "{count} appel", other: "{count} appels" },
  },
  onward: {
    heading: "Pour aller plus loin",
    console: "Votre clé, vos essais et vos derniers appels.",
    pangu: "Le système de gestion d’énergie du site.",
    contact: "Un projet avec des installations réelles\u202f? Contactez-nous.",
  },
};

export type Copy = typeof fr;
