import type { Copy } from "./fr.ts";

export const de: Copy = {
  confirm: {
    title: "Abonnement bestätigen",
    heading: "Newsletter-Abonnement bestätigen",
    text: "Danach erhalten Sie den Newsletter an die Adresse, bei der dieser Link angekommen ist.",
    button: "Abonnement bestätigen",
    done: { heading: "Ihr Abonnement ist bestätigt.", text: "Sie erhalten eine Bestätigung per E-Mail, mit dem Link zum Abbestellen." },
    over: "Der Link einer Bestätigungsmail gilt 7 Tage. Abonnieren Sie erneut, dann kommt ein neuer.",
    on: "Zum Newsletter",
  },
  unsubscribe: {
    title: "Newsletter abbestellen",
    heading: "Newsletter abbestellen",
    text: "Mit einem Klick beenden Sie das Abonnement für diese Adresse.",
    button: "Abbestellen",
    done: {
      heading: "Der Newsletter ist abbestellt.",
      text: "An diese Adresse geht kein Newsletter mehr. Sie können ihn jederzeit wieder abonnieren.",
    },
    over: "Dieser Link ist nicht vollständig. Öffnen Sie ihn aus der E-Mail, oder antworten Sie auf die E-Mail: Unser Team bestellt den Newsletter für Sie ab.",
    on: "Zum Newsletter",
  },
  sending: "Wird gesendet",
};
