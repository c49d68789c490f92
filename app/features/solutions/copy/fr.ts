import type { NumberProblem } from "#domain/sizing/schema";

export const fr = {
  example: "Exemple",
  sizing: {
    submit: "Calculer",
    calculating: "Calcul en cours",
    problems: {
      notANumber: "Entrez un nombre, par exemple {example}.",
      otherUnit: "Indiquez cette valeur en {unit}.",
      ambiguous: "Ce nombre peut se lire {one} ou {other}. Écrivez-le de l’une de ces deux façons.",
      tooSmall: "Entrez au moins {min}.",
      tooLarge: "Entrez {max} au plus.",
      notHours: "Entrez des plages horaires sans chevauchement, par exemple {example}.",
    } satisfies Record<NumberProblem | "notHours", string>,
    incomplete: { heading: "Une valeur est à corriger", text: "Corrigez le champ marqué\u202f: le résultat s’affiche alors ici." },
    range: "{low} à {high}",
    projectRequest: "Demander les données de projet de TIANYUAN 200k",
    payback: {
      range: "Le prix indiqué est amorti en {soonest} à {latest}\u00a0ans, selon les hypothèses ci-dessous.",
      exact: "Le prix indiqué est amorti au cours de l’année {soonest}, selon les hypothèses ci-dessous.",
      from: "Le prix indiqué est amorti en {soonest}\u00a0ans au plus tôt\u202f; dans l’hypothèse prudente, il ne l’est pas en {years}\u00a0ans.",
      never: "Le prix indiqué n’est pas amorti en {years}\u00a0ans.",
    },
    assumptions: "Hypothèses du calcul",
    onward: { send: "Nous envoyer ce calcul", installer: "Trouver un installateur" },
  },
  installer: "Demander un installateur",
  products: { all: "Tous les produits" },
  documents: "Fiches techniques et guides",
  questions: { heading: "Questions fréquentes", all: "Toutes les questions" },
  cases: {
    all: "Tous les exemples",
    read: "Le calcul en détail",
    /** Drawing of a day in quarter hours. */
    profile: {
      alt: "Puissance sur une journée\u202f: {steps}.",
      step: "de {from} à {to} {power}",
      supplied: " dont {power} de la batterie",
      charging: " plus {power} de charge",
      limit: "Limite {power}",
      peak: "Maximum {power}",
      keys: { site: "Site", battery: "Fourni par la batterie", charging: "Charge de la batterie" },
    },
  },
};

export type SolutionsCopy = typeof fr;
