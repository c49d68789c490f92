import type { StaffMails } from "./fr.ts";

const ignore = "Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.";

export const de: StaffMails = {
  passkeyAdded: {
    subject: "Ein Passkey wurde zu Ihrem Konto hinzugefügt",
    heading: "Ein Passkey wurde zu Ihrem Konto hinzugefügt",
    before: [
      "Guten Tag {name},",
      "der Passkey „{passkey}“ wurde zu Ihrem Konto im Backoffice hinzugefügt. Mit ihm melden Sie sich ohne Passwort an.",
    ],
    action: "Mein Konto prüfen",
    after: [
      "Wenn Sie das nicht waren, ändern Sie Ihr Passwort und entfernen Sie, was Sie nicht kennen, oder wenden Sie sich an die Administration.",
    ],
  },
  secondFactorRenewed: {
    subject: "Ihre Authenticator-App wurde ersetzt",
    heading: "Ihre Authenticator-App wurde ersetzt",
    before: [
      "Guten Tag {name},",
      "für Ihr Konto im Backoffice wurde eine andere Authenticator-App eingerichtet. Die bisherige App und alle Wiederherstellungscodes sind nicht mehr gültig.",
    ],
    action: "Mein Konto prüfen",
    after: [
      "Wenn Sie das nicht waren, ändern Sie Ihr Passwort und entfernen Sie, was Sie nicht kennen, oder wenden Sie sich an die Administration.",
    ],
  },
  recoveryCodesRenewed: {
    subject: "Sie haben neue Wiederherstellungscodes",
    heading: "Sie haben neue Wiederherstellungscodes",
    before: [
      "Guten Tag {name},",
      "für Ihr Konto im Backoffice wurden neue Wiederherstellungscodes erstellt. Die bisherigen sind nicht mehr gültig.",
    ],
    action: "Mein Konto prüfen",
    after: [
      "Wenn Sie das nicht waren, ändern Sie Ihr Passwort und entfernen Sie, was Sie nicht kennen, oder wenden Sie sich an die Administration.",
    ],
  },
  staffInvitation: {
    subject: "Ihre Einladung in die Verwaltung von {brand}",
    heading: "Einladung in die Verwaltung von {brand}",
    before: ["Sie sind in die Verwaltung der Website von {brand} eingeladen."],
    action: "Einladung annehmen",
    after: ["Der Link gilt einmal, 3 Tage lang.", "Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese Nachricht."],
  },
  staffPassword: {
    subject: "Neues Passwort für die Verwaltung wählen",
    heading: "Neues Passwort wählen",
    before: ["Für Ihr Konto in der Verwaltung von {brand} wurde ein neues Passwort angefordert. Der Link gilt einmal, 10 Minuten lang:"],
    action: "Neues Passwort wählen",
    after: ["Ihr zweiter Faktor wird weiterhin abgefragt. Ihre anderen Sitzungen werden beendet.", ignore],
  },
  noticeAssigned: {
    subject: "{actor} hat Ihnen eine Frage zugewiesen",
    heading: "Ihnen wurde eine Frage zugewiesen",
    before: ["{actor} hat Ihnen die Frage von {title} zugewiesen."],
    action: "Frage öffnen",
    after: [],
  },
  noticeReplied: {
    subject: "{title} hat geantwortet",
    heading: "Neue Nachricht zu einer Frage",
    before: ["{title} hat in einer Frage, die Ihnen zugewiesen ist, erneut geschrieben."],
    action: "Frage öffnen",
    after: [],
  },
  noticeReviewRequested: {
    subject: "Prüfung angefordert: {title}",
    heading: "Eine Prüfung wurde angefordert",
    before: ["{actor} bittet Sie, „{title}“ vor der Veröffentlichung zu prüfen."],
    action: "Eintrag öffnen",
    after: [],
  },
  noticeReviewDecided: {
    subject: "Prüfung von {title}",
    heading: "Ihr Text wurde geprüft",
    before: ["{actor} hat „{title}“ geprüft."],
    action: "Eintrag öffnen",
    after: [],
  },
  noticeCommented: {
    subject: "Kommentar zu {title}",
    heading: "Neuer Kommentar",
    before: ["{actor} hat „{title}“ kommentiert."],
    action: "Eintrag öffnen",
    after: [],
  },
};
