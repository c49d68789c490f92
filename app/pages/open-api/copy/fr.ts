export const fr = {
  seo: {
    title: "Open API\u202f: contenu et simulations en JSON",
    description:
      "Open API pour les développeurs\u202f: une clé pour le bac à sable, créée sans demande, un premier appel sans clé. Exemples en curl, JavaScript et Python, limites, référence.",
    keywords: ["Open API", "API stockage d’énergie", "clé API", "OpenAPI", "exemples curl", "référence API"],
  },
  example: "Exemple",
  copy: { copy: "Copier", copied: "Copié", notCopied: "Copie refusée\u202f: sélectionnez le texte." },
  hero: {
    heading: "Open API\u202f: contenu et simulations en JSON",
    lead: "Lisez le contenu de ce site et trois installations simulées en JSON. Le premier appel se fait sans clé\u202f; celle du bac à sable se crée dans la console, sans demande.",
    console: "Ouvrir la console",
    reference: "Référence des appels",
    request: "Requête",
    answer: "Réponse",
    excerpt: "Extrait\u202f: {shown} des {all} champs de l’entrée, deux de ses chiffres.",
  },
  steps: {
    heading: "Quatre étapes, du compte au logiciel",
    apply: {
      heading: "Demander l’accès aux installations réelles",
      text: "Le bac à sable ne demande rien\u202f: passez à l’étape\u00a02. Pour des installations réelles, la demande se fait par téléphone ou par e-mail. Indiquez votre nom, l’adresse de votre compte et votre projet.",
    },
    key: {
      heading: "Créer la clé du bac à sable",
      text: "Ouvrez un compte, confirmez votre adresse e-mail et créez la clé dans la console. Elle montre le secret une seule fois\u202f: nous n’en conservons qu’une empreinte. Une nouvelle clé remplace l’ancienne aussitôt.",
    },
    test: {
      heading: "Tester et corriger",
      text: "Voici le même appel en trois langages\u202f: collez-le, il fonctionne sans clé. Une réponse d’erreur suit. La console envoie aussi des requêtes et conserve les {kept} dernières faites avec votre clé.",
    },
    develop: {
      heading: "Développer avec l’API",
      text: "Placez la clé dans une variable d’environnement, jamais dans une page. Lisez le code de l’enveloppe avant les données, et respectez Retry-After.",
    },
    setup: {
      heading: "À définir une fois dans le shell",
      note: "ECACTUS_API est l’adresse de cette API, ECACTUS_KEY votre clé\u202f; la console l’affiche avec ces mêmes lignes.",
    },
    downloads: {
      client: "Client TypeScript, en un fichier",
      description: "Description OpenAPI (JSON)",
      sample: "plants.ts\u202f: liste des installations simulées",
      run: "Télécharger et exécuter",
    },
    form: "Ou par le formulaire de contact",
    header: "En-tête des appels avec clé",
    samples: "Langage de l’exemple",
    refused: "Réponse à {call}",
  },
  sandbox: {
    heading: "Bac à sable\u202f: trois installations simulées",
    lead: "Le bac à sable simule une maison avec AGAVE-TH, un site tertiaire avec quatre TIANYUAN 60k et un site à l’échelle du réseau. Il fournit puissances, énergies, état de charge, alarmes et programmes, en direct et pour l’année écoulée. Chaque réponse contient simulated: true.",
    samples: "Langage de l’exemple du bac à sable",
    webhook: {
      heading: "Recevoir et vérifier un webhook",
      text: "Lancez ce récepteur avec ECACTUS_WEBHOOK_SECRET, le secret que la console montre à l’ajout d’un webhook. La console contient aussi un récepteur de test\u202f: il affiche chaque envoi et se passe de serveur.",
      samples: "Langage de l’exemple de webhook",
    },
    facts: [
      {
        heading: "Installations réelles",
        text: "Cette API n’atteint aucune installation réelle\u202f: tout ce qui se trouve sous /api/v1 est simulé. Pour relier de vraies installations, adressez-nous une demande par téléphone ou par e-mail\u202f; nous vous dirons ce qui est possible.",
      },
      {
        heading: "Modbus",
        text: "Aucune table de registres Modbus n’est publiée ici. Si votre projet en a besoin, demandez-la par le formulaire de contact en indiquant le produit.",
      },
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
    ],
  },
  limits: {
    heading: "Limites d’appels et de clés",
    items: [
      { figure: "{calls}", text: "appels par minute et par compte" },
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
