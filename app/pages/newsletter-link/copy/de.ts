import type { Copy } from "./fr.ts";

export const de: Copy = {
  confirm: {
    title: "Abonnement bestätigen",
    heading: "Bestätigen Sie Ihr Abonnement.",
    text: "Danach erhalten Sie den Newsletter an die Adresse, bei der dieser Link angekommen ist.",
    button: "Abonnement bestätigen",
    done: { heading: "Ihr Abonnement ist bestätigt.", text: "Eine E-Mail sagt es Ihnen noch einmal, mit dem Link zum Abbestellen." },
    over: "Der Link einer Bestätigungsmail gilt 7 Tage. Abonnieren Sie erneut, dann kommt ein neuer.",
    on: "Zum Newsletter",
  },
  unsubscribe: {
    title: "Newsletter abbestellen",
    heading: "Keinen Newsletter mehr?",
    text: "Ein Klick, und an diese Adresse geht nichts mehr.",
    button: "Abbestellen",
    done: {
      heading: "Der Newsletter ist abbestellt.",
      text: "An diese Adresse geht kein Newsletter mehr. Sie können jederzeit wiederkommen.",
    },
    over: "Dieser Link ist nicht vollständig. Öffnen Sie ihn aus der E-Mail, oder antworten Sie auf die E-Mail: Ein Mensch kümmert sich darum.",
    on: "Zum Newsletter",
  },
  sending: "Wird gesendet",
};
