export const fr = {
  line: "Numéro {reference}, reçu le {date}",
  /** Follows the confirmation of every form. */
  mail: "Un e-mail de confirmation vous parvient dans quelques minutes. Sinon, vérifiez le dossier des indésirables\u202f; votre envoi nous est parvenu dans tous les cas.",
};

export type Copy = typeof fr;
