import type { MailCopy } from "./fr.ts";

const ignore = "Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.";
const validity = "Dieser Code gilt 10 Minuten. Geben Sie ihn niemandem weiter, auch uns nicht.";

export const de: MailCopy = {
  footer: "Diese Nachricht hat die Website von {brand} automatisch verschickt.",
  unsubscribe: "Abmelden",
  fields: {
    name: "Name",
    country: "Land oder Region",
    email: "E-Mail",
    telephone: "Telefon",
    company: "Firma",
    problemType: "Thema",
    language: "Sprache",
    message: "Frage",
    laterFiles: "Dateien, die zu groß für eine E-Mail sind, unter dem Link",
  },
  mails: {
    questionReceived: {
      subject: "Ihre Frage ist bei uns",
      heading: "Ihre Frage ist angekommen.",
      before: ["Guten Tag,", "Ein Mensch wird sie lesen und Ihnen per E-Mail antworten."],
      after: ["Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese Nachricht.", ignore],
    },
    questionForUs: {
      subject: "Frage von {name}, {company}",
      heading: "Über die Website ist eine Frage eingegangen.",
      before: ["Eine Antwort auf diese Nachricht geht an die Person, die gefragt hat."],
      after: ["Eine Antwort aus dem Posteingang des Verwaltungsbereichs hält den ganzen Verlauf an einer Stelle."],
    },
    questionAnswered: {
      subject: "Antwort auf Ihre Frage",
      heading: "Wir haben Ihnen geantwortet.",
      before: [],
      action: "Verlauf ansehen und antworten",
      after: [
        "Bitte antworten Sie unter diesem Link: So bleibt alles an einer Stelle. Er öffnet Ihren Verlauf ohne Passwort, geben Sie ihn also niemandem weiter.",
      ],
    },
    questionLink: {
      subject: "Ihr neuer Link zu Ihrer Frage",
      heading: "Ihr neuer Link.",
      before: [
        "Jemand mit einem älteren Link hat ihn angefordert. Er öffnet Ihre Frage und unsere Antworten, solange nicht 90 Tage ohne Nachricht vergehen.",
      ],
      action: "Verlauf ansehen und antworten",
      after: ["Waren Sie das nicht, ist nichts zu tun. Der Link öffnet Ihren Verlauf ohne Passwort, geben Sie ihn also niemandem weiter."],
    },
    questionContinued: {
      subject: "{name}, {company}: mehr zu einer Frage",
      heading: "Zu einer Frage ist noch eine Nachricht gekommen.",
      before: ["Die Person, die gefragt hat, hat wieder geschrieben."],
      action: "Im Posteingang antworten",
      after: [],
    },
    answerImpossible: {
      subject: "Keine Antwort per E-Mail erreicht {email}",
      heading: "Unsere Bestätigung wurde abgewiesen.",
      before: ["Der Mailserver von {email} nimmt für diese Adresse nichts an (SMTP {status}). Auch eine Antwort per E-Mail käme nicht an."],
      after: ["Die Telefonnummer steht in der Frage."],
    },
    newsletterConfirm: {
      subject: "Bestätigen Sie Ihr Abonnement",
      heading: "Noch ein Klick.",
      before: ["Diese Adresse wurde für den Newsletter von {brand} eingetragen. Bestätigen Sie, dass sie Ihnen gehört:"],
      action: "Abonnement bestätigen",
      after: ["Der Link gilt 7 Tage. Ohne Bestätigung wird kein Newsletter verschickt.", ignore],
    },
    newsletterConfirmed: {
      subject: "Sie haben den Newsletter abonniert",
      heading: "Bestätigt.",
      before: ["Sie erhalten den Newsletter von {brand} an diese Adresse. Ein Klick beendet ihn."],
      after: [],
    },
    newsletterIssue: {
      subject: "{subject}",
      heading: "{subject}",
      before: [],
      after: ["Sie erhalten diesen Newsletter, weil Sie ihn auf unserer Website abonniert haben."],
    },
    signUpCode: {
      subject: "{code} ist Ihr Code zur Registrierung",
      heading: "Ihr Code zur Registrierung",
      before: ["Geben Sie diesen Code auf der Registrierungsseite ein:"],
      after: [validity, ignore],
    },
    retrieveCode: {
      subject: "{code} ist Ihr Bestätigungscode",
      heading: "Neues Passwort wählen",
      before: ["Geben Sie diesen Code ein, um ein neues Passwort zu wählen:"],
      action: "Ohne Code wählen",
      after: [validity, "Die Schaltfläche ersetzt den Code und gilt 24 Stunden.", ignore],
    },
    addressCode: {
      subject: "{code} bestätigt Ihre neue Adresse",
      heading: "Adresse bestätigen",
      before: ["Geben Sie diesen Code ein, um diese Adresse mit Ihrem Konto zu verwenden:"],
      after: [validity, ignore],
    },
    addressChanged: {
      subject: "Die Adresse Ihres Kontos wurde geändert",
      heading: "Ihre Adresse wurde geändert.",
      before: ["Guten Tag {name},", "Ihr Konto verwendet jetzt {email}. Mit dieser Adresse können Sie sich nicht mehr anmelden."],
      after: ["Wenn Sie das nicht waren, schreiben Sie uns sofort, indem Sie auf diese Nachricht antworten."],
    },
    passwordChanged: {
      subject: "Ihr Passwort wurde geändert",
      heading: "Ihr Passwort wurde geändert.",
      before: ["Guten Tag {name},", "Das Passwort Ihres Kontos wurde soeben ersetzt, alle anderen Sitzungen wurden beendet."],
      action: "Ein anderes Passwort wählen",
      after: ["Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort."],
    },
    accountClosing: {
      subject: "Ihr Konto wird am {date} gelöscht",
      heading: "Ihr Konto wird am {date} gelöscht.",
      before: [
        "Guten Tag {name},",
        "Sie haben die Löschung Ihres Kontos verlangt. Bis zu diesem Tag genügt eine Anmeldung, um es zu behalten.",
      ],
      action: "Mein Konto behalten",
      after: ["Danach werden Ihre Kontodaten endgültig gelöscht."],
    },
    accountClosed: {
      subject: "Ihr Konto ist gelöscht",
      heading: "Ihr Konto ist gelöscht.",
      before: ["Guten Tag {name},", "Ihre Kontodaten wurden gelöscht, wie Sie es verlangt haben."],
      after: [],
    },
    staffInvitation: {
      subject: "Ihre Einladung in die Verwaltung von {brand}",
      heading: "Sie sind eingeladen.",
      before: ["Sie sind in die Verwaltung der Website von {brand} eingeladen. Der Link gilt einmal, 3 Tage lang:"],
      action: "Beitreten",
      after: ["Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese Nachricht."],
    },
    openApiActivated: {
      subject: "Ihr Zugang zur Open API ist frei",
      heading: "Ihr Zugang ist frei.",
      before: ["Guten Tag {name},", "Der Dienst Open API ist für Ihr Konto freigeschaltet. Ihr Schlüssel liegt in der Konsole bereit."],
      action: "Konsole öffnen",
      after: [],
    },
  },
};
