import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../../domain/editing/schema.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { useTexts } from "../texts/staff-language.ts";
import { dataOf } from "./edition.ts";
import { showSavedShared } from "./entry-query.ts";
import { Fieldset } from "./fieldset.tsx";
import { isSame } from "./merge-fields.ts";
import { SaveState } from "./save-state.tsx";
import { contentTexts } from "./texts.ts";
import { useReplacing } from "./use-replacing.ts";
import { useWork } from "./use-work.ts";
import type { DescribedType } from "./use-types.ts";

/** Edits the shared fields of an entry. They have a draft of their own that is published in all languages at once. */
export function SharedCard({ type, entry }: { type: DescribedType; entry: Entry }) {
  const texts = useTexts(contentTexts);
  const queries = useQueryClient();
  const address = { type: type.type, key: entry.key };
  const fields = type.fields.filter(({ perLanguage }) => !perLanguage);
  const standing = dataOf(entry.editions[0]);
  const work = useWork({
    name: `${type.type}/${entry.key}`,
    saved: { data: entry.shared.draft ?? {}, revision: entry.shared.revision },
    async send(data, basedOn) {
      const shared = await call("POST /staff/content/save-shared", { ...address, data, basedOn });
      showSavedShared(queries, address, shared);
      return { revision: shared.revision, data: shared.draft ?? {} };
    },
  });
  const publish = useChange("POST /staff/content/publish-shared", ["entry"]);
  const mayEdit = entry.editions.every(({ language }) => type.mayEdit.includes(language));
  const hasChanges = Object.keys(work.data).length > 0;
  const change = (changed: Record<string, unknown>) => {
    const differs = ([name, value]: [string, unknown]) => !isSame(value, standing[name]);
    work.replace(Object.fromEntries(Object.entries({ ...work.data, ...changed }).filter(differs)));
  };
  useReplacing(work.data.sample ?? standing.sample, mayEdit, () => change({ sample: false }));
  if (fields.length === 0) return null;
  return (
    <Card component="section" variant="outlined" aria-label={texts.shared} sx={{ p: 2 }}>
      <Stack spacing={1}>
        <Fieldset
          id="shared"
          name={texts.shared}
          fields={fields}
          work={{ data: { ...standing, ...work.data }, change }}
          faults={{}}
          // Typing during the publication would change the draft that is being published.
          isReadOnly={!mayEdit || publish.isPending}
        />
        {mayEdit && (hasChanges || work.state !== "saved") && (
          <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
            <Button
              variant="contained"
              disabled={work.state !== "saved" || !hasChanges}
              onClick={() => publish.mutate({ ...address, revision: work.basedOn })}
            >
              {texts.publishShared}
            </Button>
            <SaveState work={work} fields={fields} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
