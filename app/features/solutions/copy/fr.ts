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
    } satisfies Record<NumberProblem, string>,
    incomplete: { heading: "Une valeur est à corriger", text: "Corrigez le champ marqué\u202f: le résultat s’affiche alors ici." },
    assumptions: "Hypothèses du calcul",
    onward: { send: "Nous envoyer ce calcul", installer: "Trouver un installateur" },
  },
  installer: "Demander un installateur",
  products: { all: "Tous les produits" },
  documents: "Fiches techniques et guides",
  questions: { heading: "Questions fréquentes", all: "Toutes les questions" },
  cases: { all: "Tous les exemples", read: "Le calcul en détail" },
};

export type SolutionsCopy = typeof fr;
