import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Entry } from "../../../domain/editing/schema.ts";
import { call } from "../api/call.ts";
import { useChange } from "../api/use-change.ts";
import { useTexts } from "../texts/staff-language.ts";
import { dataOf } from "./edition.ts";
import { Fieldset } from "./fieldset.tsx";
import { contentTexts } from "./texts.ts";
import { useReplacing } from "./use-replacing.ts";
import { useWork } from "./use-work.ts";
import type { DescribedType } from "./use-types.ts";

/** What holds in every language: a draft of its own, which is brought into all of them at once. */
export function SharedCard({ type, entry }: { type: DescribedType; entry: Entry }) {
  const texts = useTexts(contentTexts);
  const address = { type: type.type, key: entry.key };
  const fields = type.fields.filter(({ perLanguage }) => !perLanguage);
  const standing = dataOf(entry.editions[0]);
  const work = useWork({
    name: `${type.type}/${entry.key}`,
    data: entry.shared.draft ?? {},
    revision: entry.shared.revision,
    save: (data, basedOn) => call("POST /staff/content/save-shared", { ...address, data, basedOn }),
  });
  const publish = useChange("POST /staff/content/publish-shared", ["entry"], ({ revision }) => work.take({}, revision));
  const mayEdit = entry.editions.every(({ language }) => type.mayEdit.includes(language));
  const hasChanges = Object.keys(work.data).length > 0;
  const change = (next: Record<string, unknown>) => {
    const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(standing[name]);
    work.change(
      Object.fromEntries(
        Object.entries(next)
          .filter(([name]) => fields.some((field) => field.name === name))
          .filter(differs),
      ),
    );
  };
  useReplacing(work.data.sample ?? standing.sample, mayEdit, () => change({ ...standing, ...work.data, sample: false }));
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
          // What is written while it is brought out would be taken for what was brought.
          isReadOnly={!mayEdit || publish.isPending}
        />
        {mayEdit && hasChanges && (
          <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
            <Button
              variant="contained"
              disabled={work.state !== "saved"}
              onClick={() => publish.mutate({ ...address, revision: work.basedOn() })}
            >
              {texts.publishShared}
            </Button>
            <Typography component="output" variant="body2">
              {work.state === "conflict" ? texts.conflict : texts[work.state]}
            </Typography>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
