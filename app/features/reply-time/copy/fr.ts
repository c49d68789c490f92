export const fr = { within: { one: "Nous répondons en un jour ouvré.", other: "Nous répondons en {count}\u00a0jours ouvrés." } };

export type Copy = typeof fr;
