import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { webVitalScales, type WebVital } from "#domain/visits/schema";

/**
 * Measures the web vitals of this document, including those before this code ran: LCP once it is final, the others whenever the
 * document is hidden.
 */
export function measureVitals(report: (vital: WebVital, value: number) => void): void {
  const reportAs =
    (vital: WebVital) =>
    ({ value, navigationType }: Metric) => {
      // A page from the back/forward cache was not loaded again.
      if (navigationType === "back-forward-cache") return;
      report(vital, Math.min(Math.round(value * 10_000) / 10_000, webVitalScales[vital].most));
    };
  onLCP(reportAs("lcp"));
  onINP(reportAs("inp"));
  onCLS(reportAs("cls"));
}
