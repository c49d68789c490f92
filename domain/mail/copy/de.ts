import { de as staffDe } from "../staff/copy/de.ts";
import type { MailCopy } from "./fr.ts";

const ignore = "Wenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht: Es ändert sich nichts.";
const validity = "Dieser Code gilt 10 Minuten. Geben Sie ihn an niemanden weiter, auch nicht an uns.";

export const de: MailCopy = {
  footer: "Diese Nachricht hat die Website von {brand} automatisch verschickt.",
  replyByMail: "Sie können auch auf diese E-Mail antworten. Ihre Antwort und deren Anhänge erscheinen im Verlauf.",
  reasons: {
    question: "Sie erhalten diese Nachricht, weil diese Adresse mit einer Frage auf unserer Website angegeben wurde.",
    installer:
      "Sie erhalten diese Nachricht, weil diese Adresse mit der Suche nach einem Installateur auf unserer Website angegeben wurde.",
    partner: "Sie erhalten diese Nachricht, weil diese Adresse mit einer Partnerbewerbung auf unserer Website angegeben wurde.",
    subscription: "Sie erhalten diese Nachricht, weil diese Adresse für unseren Newsletter eingetragen wurde.",
    newsletter: "Sie erhalten diesen Newsletter, weil Sie ihn auf unserer Website abonniert haben.",
    account: "Sie erhalten diese Nachricht, weil diese Adresse für ein Konto auf unserer Website angegeben wurde.",
    staff: "Sie erhalten diese Nachricht, weil jemand aus dem Team von {brand} Sie eingeladen hat.",
    company: "Diese Nachricht ist für das Team von {brand}.",
    notice:
      "Sie erhalten diese Nachricht, weil Sie im Backoffice von {brand} arbeiten. Unter „Benachrichtigungen“ wählen Sie dort, welche Nachrichten Sie erhalten.",
  },
  unsubscribe: "Newsletter abbestellen",
  fields: {
    invitedBy: "Eingeladen von",
    role: "Ihre Rolle",
    languages: "Sprachen",
    name: "Name",
    country: "Land oder Region",
    email: "E-Mail",
    telephone: "Telefon",
    company: "Firma",
    problemType: "Thema",
    details: "Anliegen",
    language: "Sprache",
    message: "Frage",
    laterFiles: "Dateien, die zu groß für eine E-Mail sind, unter dem Link",
    note: "Anmerkung",
  },
  mails: {
    ...staffDe,
    questionReceived: {
      subject: "Ihre Frage ist eingegangen",
      heading: "Ihre Frage ist angekommen.",
      before: ["Guten Tag,", "wir lesen Ihre Frage und antworten Ihnen per E-Mail."],
      after: ["Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese Nachricht.", ignore],
    },
    questionForUs: {
      subject: "Frage von {name}, {company}",
      heading: "Über die Website ist eine Frage eingegangen.",
      before: ["Eine Antwort auf diese Nachricht geht an die Person, die gefragt hat."],
      after: ["Wenn Sie im Posteingang der Verwaltung antworten, ist der ganze Verlauf gespeichert."],
    },
    installerReceived: {
      subject: "Ihre Suche nach einem Installateur ist eingegangen",
      heading: "Wir suchen Ihren Installateur.",
      before: [
        "Guten Tag,",
        "wir lesen Ihre Anfrage und antworten per E-Mail: mit dem Namen eines Betriebs, der kommen kann, oder mit der Auskunft, dass wir in Ihrer Nähe noch niemanden haben.",
      ],
      action: "Anfrage verfolgen",
      after: ["Der Link öffnet Ihre Anfrage ohne Passwort, geben Sie ihn also an niemanden weiter.", ignore],
    },
    installerForUs: {
      subject: "Installateur gesucht: {place} ({name})",
      heading: "Jemand sucht einen Installateur.",
      before: ["Eine Antwort auf diese Nachricht geht an die Person, die sucht."],
      action: "Im Posteingang öffnen",
      after: [],
    },
    partnerReceived: {
      subject: "Ihre Bewerbung ist eingegangen",
      heading: "Ihre Bewerbung ist angekommen.",
      before: ["Guten Tag,", "wir lesen Ihre Bewerbung und antworten Ihnen per E-Mail."],
      action: "Bewerbung verfolgen",
      after: ["Der Link öffnet Ihre Bewerbung ohne Passwort, geben Sie ihn also an niemanden weiter.", ignore],
    },
    partnerForUs: {
      subject: "Bewerbung als Partner: {company}",
      heading: "Ein Unternehmen möchte Partner werden.",
      before: ["Eine Antwort auf diese Nachricht geht an die Person, die sie geschickt hat."],
      action: "Im Posteingang öffnen",
      after: [],
    },
    partnerInReview: {
      subject: "Wir prüfen Ihre Bewerbung",
      heading: "Ihre Bewerbung wird geprüft.",
      before: ["Guten Tag,", "wir haben sie gelesen und prüfen sie nun. Fehlt eine Angabe, stellen wir Ihnen Rückfragen über diesen Link."],
      action: "Bewerbung verfolgen",
      after: ["Der Link öffnet Ihre Bewerbung ohne Passwort, geben Sie ihn also an niemanden weiter."],
    },
    partnerAccepted: {
      subject: "Ihre Bewerbung ist angenommen",
      heading: "Willkommen als Partner",
      before: [
        "Guten Tag,",
        "Ihre Bewerbung ist angenommen. Unser Team schreibt Ihnen zu den nächsten Schritten; über diesen Link können auch Sie uns schreiben.",
      ],
      action: "Bewerbung öffnen",
      after: ["Der Link öffnet Ihre Bewerbung ohne Passwort, geben Sie ihn also an niemanden weiter."],
    },
    partnerDeclined: {
      subject: "Antwort auf Ihre Bewerbung",
      heading: "Zurzeit müssen wir absagen.",
      before: [
        "Guten Tag,",
        "danke für Ihre Bewerbung. Zurzeit können wir sie nicht annehmen. Ändern sich die Voraussetzungen oder haben Sie Fragen, schreiben Sie uns über diesen Link.",
      ],
      action: "Bewerbung öffnen",
      after: ["Der Link öffnet Ihre Bewerbung ohne Passwort, geben Sie ihn also an niemanden weiter."],
    },
    questionAnswered: {
      subject: "Antwort auf Ihre Frage",
      heading: "Wir haben Ihnen geantwortet.",
      before: [],
      action: "Verlauf ansehen und antworten",
      after: [
        "Bitte antworten Sie über diesen Link, damit der Verlauf vollständig bleibt. Er öffnet Ihren Verlauf ohne Passwort, geben Sie ihn also an niemanden weiter.",
      ],
    },
    questionLink: {
      subject: "Ihr neuer Link zu Ihrer Frage",
      heading: "Ihr neuer Link zu Ihrer Frage",
      before: [
        "Dieser Link wurde über einen älteren Link angefordert. Er öffnet Ihre Frage und unsere Antworten und gilt, bis 90 Tage lang keine Nachricht geschrieben wurde.",
      ],
      action: "Verlauf ansehen und antworten",
      after: [
        "Waren Sie das nicht, ist nichts zu tun. Der Link öffnet Ihren Verlauf ohne Passwort, geben Sie ihn also an niemanden weiter.",
      ],
    },
    questionContinued: {
      subject: "{name}, {company}: mehr zu einer Frage",
      heading: "Zu einer Frage ist eine weitere Nachricht eingegangen.",
      before: ["Die Person, die gefragt hat, hat wieder geschrieben."],
      action: "Im Posteingang antworten",
      after: [],
    },
    answerImpossible: {
      subject: "{email} ist per E-Mail nicht erreichbar",
      heading: "Unsere Bestätigung wurde abgewiesen.",
      before: ["Der Mailserver von {email} nimmt für diese Adresse nichts an (SMTP {status}). Auch eine Antwort per E-Mail käme nicht an."],
      after: ["Die Telefonnummer steht in der Frage."],
    },
    newsletterConfirm: {
      subject: "Bestätigen Sie Ihr Abonnement",
      heading: "Newsletter-Abonnement bestätigen",
      before: ["Diese Adresse wurde für den Newsletter von {brand} eingetragen. Bestätigen Sie, dass sie Ihnen gehört:"],
      action: "Abonnement bestätigen",
      after: ["Der Link gilt 7 Tage. Ohne Bestätigung wird kein Newsletter verschickt.", ignore],
    },
    newsletterConfirmed: {
      subject: "Sie haben den Newsletter abonniert",
      heading: "Ihr Newsletter-Abonnement ist bestätigt.",
      before: ["Sie erhalten den Newsletter von {brand} an diese Adresse. Abbestellen können Sie ihn mit einem Klick."],
      after: [],
    },
    newsletterIssue: {
      subject: "{subject}",
      heading: "{subject}",
      before: [],
      after: [],
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
      after: [validity, "Die Schaltfläche ersetzt den Code und gilt ebenfalls 10 Minuten.", ignore],
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
      before: ["Guten Tag {name},", "das Passwort Ihres Kontos wurde soeben ersetzt, alle anderen Sitzungen wurden beendet."],
      action: "Ein anderes Passwort wählen",
      after: ["Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort."],
    },
    accountClosing: {
      subject: "Ihr Konto wird am {date} gelöscht",
      heading: "Ihr Konto wird am {date} gelöscht.",
      before: [
        "Guten Tag {name},",
        "Sie haben die Löschung Ihres Kontos verlangt. Wenn Sie sich bis zu diesem Tag anmelden, bleibt das Konto bestehen.",
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
    openApiActivated: {
      subject: "Ihr Antrag für die Open API ist angenommen",
      heading: "Ihr Antrag für die Open API ist angenommen.",
      before: [
        "Guten Tag {name},",
        "der Dienst Open API ist für Ihr Konto freigeschaltet. Schlüssel und letzte Aufrufe finden Sie in der Konsole.",
      ],
      action: "Konsole öffnen",
      after: [],
    },
    webhookEnded: {
      subject: "Ein Webhook Ihres Kontos ist abgeschaltet",
      heading: "Ein Webhook ist abgeschaltet.",
      before: [
        "Guten Tag {name},",
        "der Empfänger {url} hat mit 410 (Gone) geantwortet. Dorthin wird nichts mehr gesendet, und wartende Zustellungen sind beendet.",
      ],
      action: "Konsole öffnen",
      after: ["Um wieder Ereignisse zu erhalten, entfernen Sie den Webhook über die API und registrieren Sie eine Adresse neu."],
    },
  },
};
