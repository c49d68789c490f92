export const fr = {
  seo: {
    title: "Open API\u202f: quatre étapes jusqu’au premier appel",
    description:
      "Open API pour les développeurs\u202f: demander l’accès, obtenir sa clé dans la console, tester, développer. Exemples en curl, JavaScript et Python, limites, référence.",
    keywords: ["Open API", "API stockage d’énergie", "clé API", "OpenAPI", "exemples curl", "référence API"],
  },
  example: "Exemple",
  copy: { copy: "Copier", copied: "Copié", notCopied: "Copie refusée\u202f: sélectionnez le texte." },
  hero: {
    heading: "Une requête, une réponse.",
    lead: "Le contenu de ces pages et trois installations simulées, en JSON. La réponse affichée ici vient d’être renvoyée par l’API.",
    console: "Ouvrir la console",
    reference: "Référence des appels",
    request: "Requête",
    answer: "Réponse",
    excerpt: "Extrait\u202f: {shown} des {all} champs de l’entrée, deux de ses chiffres.",
  },
  steps: {
    heading: "De la demande au premier appel",
    apply: {
      heading: "Faire la demande",
      text: "Hors ligne, par téléphone ou par e-mail. Dites qui vous êtes, l’adresse de votre compte et ce que vous voulez construire. Nous activons le service pour ce compte.",
    },
    key: {
      heading: "Obtenir sa clé",
      text: "Connectez-vous à la console. Elle crée une clé par compte et montre le secret une seule fois\u202f: nous n’en gardons qu’une empreinte. Une nouvelle clé remplace l’ancienne aussitôt.",
    },
    test: {
      heading: "Tester, corriger",
      text: "Le même appel en trois langages, puis un refus, tel quel. La console envoie aussi des requêtes pour vous et garde les {kept} dernières faites avec votre clé.",
    },
    develop: {
      heading: "Développer",
      text: "Gardez la clé dans l’environnement, jamais dans une page. Lisez le code de l’enveloppe avant les données, et respectez Retry-After.",
    },
    form: "Ou par le formulaire de contact",
    header: "En-tête de chaque appel",
    samples: "Langage de l’exemple",
    refused: "Réponse à {call}",
  },
  sandbox: {
    heading: "S’exercer sans installation",
    lead: "Le bac à sable ouvre trois installations simulées\u202f: une maison avec AGAVE-TH, un site tertiaire avec quatre TIANYUAN 60k, un site à l’échelle du réseau. Puissances, énergies, état de charge, alarmes et programmes répondent en direct et pour l’année écoulée. Rien n’y est mesuré\u202f: tout vient du modèle qui anime les dessins de ce site, et chaque réponse porte simulated: true.",
    samples: "Langage de l’exemple du bac à sable",
    webhook: "Vérifier un webhook",
    facts: [
      {
        heading: "Avec ou sans clé",
        text: "Lire le contenu publié ne demande aucune clé. Le bac à sable en demande une\u202f; pour les commandes et les webhooks, il lui faut le droit control.",
      },
      {
        heading: "websiteId",
        text: "L’édition d’une entrée\u202f: 1 chinois, 2 australien, 3 anglais et français, 4 allemand. Sans lui, une liste contient les quatre.",
      },
      {
        heading: "Pages d’une liste",
        text: "X-Total-Count donne le nombre d’entrées, Link l’adresse des autres pages. Dans le bac à sable, cursor désigne la page suivante.",
      },
      {
        heading: "Commandes",
        text: "Un programme, une limitation d’injection ou de puissance est accepté, puis appliqué dès la minute pleine suivante. La même Idempotency-Key désigne la même commande.",
      },
      {
        heading: "Webhooks",
        text: "Une adresse https publique reçoit les événements, signés par HMAC-SHA256 avec l’instant. Ce qui n’est pas reçu est renvoyé, à intervalles croissants, treize fois au plus, ou au moment qu’indique Retry-After avec 429 ou 503, puis se rejoue depuis la console. La réponse 410 met fin au webhook, et son propriétaire reçoit un e-mail.",
      },
      {
        heading: "Versions",
        text: "Sous /api/v1, champs, appels et événements s’ajoutent sans rien retirer. Ce qui romprait un client devient v2, et v1 répond encore un an au moins.",
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
    heading: "Limites",
    items: [
      { figure: "{calls}", text: "appels par minute et par clé" },
      { figure: "{wrongKeys}", text: "clés fausses par adresse, puis une attente de {wrongMinutes}\u00a0minutes au plus" },
      { figure: "1", text: "clé par compte\u202f; la suivante remplace la précédente" },
      { figure: "{kept}", text: "derniers appels visibles dans la console" },
    ],
  },
  reasons: {
    caption: "Refus et leurs raisons",
    columns: ["code", "HTTP", "reason", "Que faire"],
    rows: [
      ["400", "200", "invalidInput", "Lire reasons\u202f: une raison par champ, comme notANumber ou unknownWebsite."],
      ["401", "401", "wrongKey", "Vérifier la clé\u202f: identifiant, point, secret."],
      ["404", "404", "notFound", "Aucune entrée de ce nom sur ce site."],
      ["405", "405", "methodNotAllowed", "Employer une méthode de l’en-tête Allow."],
      ["429", "429", "tooMany", "Attendre les secondes de Retry-After."],
      ["500", "500", "internal", "Nous donner le X-Request-Id de la réponse."],
    ] as [string, string, string, string][],
    note: "Chaque réponse est une enveloppe\u202f: code, message, data, et reason en cas de refus. Décidez d’après reason\u202f; message est écrit pour des personnes et change avec la langue.",
  },
  reference: {
    heading: "Référence",
    lead: "Écrite par l’API elle-même, en anglais. Une clé sert aux appels de lecture du contenu, et il en faut une pour le bac à sable et ses webhooks\u202f; les autres sont ceux de ce site.",
    none: "L’API ne se décrit pas en ce moment. Réessayez plus tard, ou ouvrez le fichier.",
    groups: {
      content: "Contenu",
      config: "Configuration du site",
      sandbox: "Bac à sable",
      webhooks: "Webhooks",
      "open-api": "Clé Open API",
      contact: "Contact",
      captcha: "Captcha",
      account: "Compte",
      newsletter: "Lettre d’information",
      consent: "Consentement",
      visits: "Visites",
    } as Record<string, string>,
    places: { query: "requête", body: "corps" } as Record<string, string>,
    noFields: "sans paramètre",
    count: { one: "{count} appel", other: "{count} appels" },
  },
  onward: {
    heading: "Pour la suite",
    console: "Votre clé, un banc d’essai, vos derniers appels.",
    pangu: "Piloter un site plutôt que lire un contenu.",
    contact: "Un usage que la référence ne prévoit pas\u202f? Parlons-en.",
  },
};

export type Copy = typeof fr;
