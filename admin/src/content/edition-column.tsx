import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { call } from "../api/call.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { EditionHead } from "./edition-head.tsx";
import { dataOf, typedDataOf, workName, type Edition } from "./edition.ts";
import { emptyEntry } from "./empty-entry.ts";
import { showSavedEdition } from "./entry-query.ts";
import { Fieldset } from "./fieldset.tsx";
import { FollowNotes } from "./follow-notes.tsx";
import { contentTexts } from "./texts.ts";
import { useFaults } from "./use-faults.ts";
import { useReplacing } from "./use-replacing.ts";
import type { DescribedType } from "./use-types.ts";
import { useWork } from "./use-work.ts";

type Props = { type: DescribedType; entry: Entry; language: Language; source: Edition | undefined };

/** Editor of one language of an entry. */
export function EditionColumn({ type, entry, language, source }: Props) {
  const texts = useTexts(contentTexts);
  const standing = entry.editions.find((edition) => edition.language === language);
  const address = { type: type.type, key: entry.key, language };
  const queries = useQueryClient();
  const work = useWork({
    name: workName(address),
    saved: { data: dataOf(standing), revision: standing?.revision ?? 0 },
    async send(data, basedOn) {
      const edition = await call("POST /staff/content/save", { ...address, data, basedOn, isTyped: true });
      showSavedEdition(queries, address, edition);
      return { revision: edition.revision, data: dataOf(edition) };
    },
  });
  const faults = useFaults(work.data, standing);
  const mayEdit = type.mayEdit.includes(language);
  // An entry in a single language has no card of shared fields, so they are edited here.
  const own = type.fields.filter(({ perLanguage }) => perLanguage || entry.editions.length < 2);
  const hasMark = own.some(({ name }) => name === "sample");
  useReplacing(work.data.sample, mayEdit && hasMark, () => work.change({ sample: false }));
  if (!standing && !work.isTyped)
    return (
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <Button variant="outlined" disabled={!mayEdit} onClick={() => work.replace({ ...emptyEntry(type), ...sharedOf(type, source) })}>
          {fill(texts.begin, { language: languages[language].name })}
        </Button>
        {source && (
          <Button disabled={!mayEdit} onClick={() => work.replace(typedDataOf(entry, source))}>
            {fill(texts.copy, { language: languages[source.language].name })}
          </Button>
        )}
      </Stack>
    );
  return (
    <Card component="section" variant="outlined" lang={languages[language].tag} aria-label={languages[language].name} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <EditionHead {...{ type, entry, address, work, faults, standing, source, mayEdit }} />
        {!mayEdit && <Alert severity="info">{texts.readOnly}</Alert>}
        {standing && mayEdit && <FollowNotes type={type} address={address} entry={entry} follows={standing.follows} />}
        <Fieldset
          id={language}
          name={texts.perLanguage}
          fields={own}
          work={work}
          faults={faults.shown}
          isReadOnly={!mayEdit}
          onLeave={faults.onLeave}
        />
      </Stack>
    </Card>
  );
}

/** Copies the shared fields when an entry gets another language. */
function sharedOf({ fields }: DescribedType, source: Edition | undefined): Record<string, unknown> {
  const from = dataOf(source);
  return Object.fromEntries(fields.flatMap(({ name, perLanguage }) => (!perLanguage && name in from ? [[name, from[name]]] : [])));
}
