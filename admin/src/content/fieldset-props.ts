import type { DescribedField } from "../../../domain/editing/schema.ts";
import type { ReactNode } from "react";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";

export type FieldsetProps = {
  id: string;
  name: string;
  fields: readonly DescribedField[];
  /** Fields of the content type. `shownData` has the values of those that are edited elsewhere. */
  allFields: readonly DescribedField[];
  shownData?: Readonly<Record<string, unknown>>;
  draft: Pick<AutosavedDraft, "data" | "change">;
  faults: Record<string, string>;
  isReadOnly: boolean;
  onLeave?: ((field: string) => void) | undefined;
  commentsOf?: (field: string, label: string) => ReactNode;
};
