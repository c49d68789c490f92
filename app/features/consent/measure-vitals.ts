import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { vitalScales, type Vital } from "#domain/visits/schema";

/** Tells of this document, also what was before this code came: LCP once it is known, the others whenever it is hidden. */
export function measureVitals(note: (vital: Vital, value: number) => void): void {
  const noteAs =
    (vital: Vital) =>
    ({ value, navigationType }: Metric) => {
      // A page that comes back as it was left has not been loaded again.
      if (navigationType === "back-forward-cache") return;
      note(vital, Math.min(Math.round(value * 10_000) / 10_000, vitalScales[vital].most));
    };
  onLCP(noteAs("lcp"));
  onINP(noteAs("inp"));
  onCLS(noteAs("cls"));
}
