import { Notice } from "#app/ui/notice.tsx";
import type { SolutionsCopy } from "./copy/fr.ts";

/** In the place of a result: the numbers do not make one yet. */
export function Incomplete({ heading, text }: SolutionsCopy["sizing"]["incomplete"]) {
  return (
    <Notice kind="note" heading={heading}>
      <p>{text}</p>
    </Notice>
  );
}
