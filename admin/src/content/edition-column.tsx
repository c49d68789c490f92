import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { Entry } from "../../../domain/editing/schema.ts";
import { fill } from "../../../i18n/fill.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { useTexts } from "../texts/staff-language.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { emptyEntry } from "./empty-entry.ts";
import { FieldInput } from "./fields/field-input.tsx";
import { StateChip } from "./state-chip.tsx";
import { contentTexts } from "./texts.ts";
import { useEdition, type EditedEdition } from "./use-edition.ts";
import { usePublication } from "./use-publication.ts";
import type { DescribedType } from "./use-types.ts";

type Edition = Entry["editions"][number];
type Props = { type: DescribedType; entry: Entry; language: Language; source: Edition | undefined };

/** One edition: how it stands, what can be done with it, and its fields. */
export function EditionColumn({ type, entry, language, source }: Props) {
  const texts = useTexts(contentTexts);
  const standing = entry.editions.find((edition) => edition.language === language);
  const edition = useEdition({ type: type.type, key: entry.key, language }, standing);
  const [isBegun, setBegun] = useState(standing !== undefined);
  const mayEdit = type.mayEdit.includes(language);
  const begin = (data: Record<string, unknown>) => {
    edition.change(data);
    setBegun(true);
  };
  if (!isBegun)
    return (
      <Stack spacing={1} sx={{ alignItems: "start" }}>
        <Button variant="outlined" disabled={!mayEdit} onClick={() => begin({ ...emptyEntry(type), ...sharedOf(type, source) })}>
          {fill(texts.begin, { language: languages[language].name })}
        </Button>
        {source && (
          <Button disabled={!mayEdit} onClick={() => begin(source.draft ?? source.data ?? {})}>
            {fill(texts.copy, { language: languages[source.language].name })}
          </Button>
        )}
      </Stack>
    );
  return (
    <Card component="section" variant="outlined" lang={languages[language].tag} aria-label={languages[language].name} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <Head edition={edition} standing={standing} path={entry.path} source={source} mayEdit={mayEdit} />
        {!mayEdit && <Alert severity="info">{texts.readOnly}</Alert>}
        <Fieldset type={type} edition={edition} mayEdit={mayEdit} />
      </Stack>
      {edition.theirs && <ConflictDialog type={type} edition={edition} theirs={edition.theirs} />}
    </Card>
  );
}

/** What holds in every language is taken over where one begins. */
function sharedOf({ fields }: DescribedType, source: Edition | undefined): Record<string, unknown> {
  const from = source?.draft ?? source?.data ?? {};
  return Object.fromEntries(fields.flatMap(({ name, perLanguage }) => (!perLanguage && name in from ? [[name, from[name]]] : [])));
}

type HeadProps = { edition: EditedEdition; standing: Edition | undefined; path: string; source: Edition | undefined; mayEdit: boolean };

function Head({ edition, standing, path, source, mayEdit }: HeadProps) {
  const texts = useTexts(contentTexts);
  const queries = useQueryClient();
  const { type, key, language, state, faults } = edition;
  const { publish, withdraw } = usePublication(() => void queries.invalidateQueries({ queryKey: ["entry", type, key] }));
  const [asked, setAsked] = useState<"withdraw" | "copy">();
  const { name, prefix } = languages[language];
  const count = Object.keys(faults).length;
  const isPublic = standing?.state === "published";
  const agree = () => {
    if (asked === "withdraw") withdraw([{ type, key, language }]);
    else if (source) edition.change(source.draft ?? source.data ?? {});
    setAsked(undefined);
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        {standing && <StateChip state={standing.state} isChanged={standing.isChanged || (isPublic && state !== "saved")} />}
        <Typography component="output" variant="body2" color={state === "offline" ? "error" : "textSecondary"}>
          {state === "conflict" ? texts.conflict : texts[state]}
        </Typography>
        {isPublic && (
          <Link href={prefix + path} target="_blank">
            {texts.preview}
          </Link>
        )}
      </Stack>
      {mayEdit && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <Button variant="contained" disabled={state !== "saved" || count > 0} onClick={() => publish([{ type, key, language }])}>
            {texts.publish}
          </Button>
          {isPublic && (
            <Button color="warning" onClick={() => setAsked("withdraw")}>
              {texts.withdraw}
            </Button>
          )}
          {source && <Button onClick={() => setAsked("copy")}>{fill(texts.copy, { language: languages[source.language].name })}</Button>}
        </Stack>
      )}
      {count > 0 && <Alert severity="warning">{fill(texts.faults, { count })}</Alert>}
      <Confirm
        isOpen={asked !== undefined}
        title={asked === "copy" ? fill(texts.copy, { language: source ? languages[source.language].name : "" }) : texts.withdraw}
        content={fill(asked === "copy" ? texts.copySure : texts.withdrawSure, {
          language: name,
          source: source ? languages[source.language].name : "",
        })}
        onConfirm={agree}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}

function Fieldset({ type, edition, mayEdit }: { type: DescribedType; edition: EditedEdition; mayEdit: boolean }) {
  const texts = useTexts(contentTexts);
  const { data, faults, change, language } = edition;
  const faultOf = (name: string) => Object.entries(faults).find(([path]) => path === name || path.startsWith(`${name}.`));
  return [true, false].map((perLanguage) => {
    const fields = type.fields.filter((field) => field.perLanguage === perLanguage);
    return (
      fields.length > 0 && (
        <Stack
          component="fieldset"
          key={String(perLanguage)}
          spacing={2}
          aria-label={perLanguage ? texts.perLanguage : texts.shared}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
        >
          <Typography variant="overline">{perLanguage ? texts.perLanguage : texts.shared}</Typography>
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              id={`${language}-${field.name}`}
              field={field}
              value={data[field.name]}
              fault={faultOf(field.name)}
              isReadOnly={!mayEdit}
              onChange={(value) => change({ ...data, [field.name]: value })}
            />
          ))}
        </Stack>
      )
    );
  });
}
