import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { ExamplesPage } from "../../../domain/editing/schema.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import { StateChip } from "../content/state-chip.tsx";
import { usePublication } from "../content/use-publication.ts";
import { useContentTypes, type DescribedType } from "../content/use-content-types.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { exampleTexts } from "./texts.ts";

type Example = ExamplesPage["rows"][number];

export function ExamplesTable({ examples }: { examples: readonly Example[] }) {
  const texts = useTexts(exampleTexts);
  const types = useContentTypes();
  const entries = [...Map.groupBy(examples, ({ type, key }) => `/content/${type}/${key}`)];
  return (
    <ResponsiveTable name={texts.samples} columns={[texts.entry, texts.editions, texts.acts]}>
      {entries.map(([address, localizations]) => (
        <Row
          key={address}
          address={address}
          localizations={localizations}
          type={types?.find(({ type }) => type === localizations[0]?.type)}
        />
      ))}
    </ResponsiveTable>
  );
}

function Row({
  address,
  localizations: unsorted,
  type,
}: {
  address: string;
  localizations: readonly Example[];
  type: DescribedType | undefined;
}) {
  const localizations = unsorted.toSorted((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
  const texts = useTexts(exampleTexts);
  const named = useLabelFormat();
  const { title, key } = localizations.find(({ language }) => language === "en") ?? localizations[0] ?? { title: "", key: "" };
  const name = title || key;
  const staffLanguage = useStaffLanguage();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Link component={RouterLink} to={address} aria-label={named(texts.open, name)}>
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {type?.name[staffLanguage]}
        </Typography>
      </TableCell>
      <TableCell>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
          {localizations.map(({ language, state }) => (
            <StateChip key={language} language={language} state={state} isChanged={false} isStale={false} />
          ))}
        </Stack>
      </TableCell>
      <TableCell>
        <Actions address={address} name={name} localizations={localizations} type={type} />
      </TableCell>
    </TableRow>
  );
}

type ActionsProps = { address: string; name: string; localizations: readonly Example[]; type: DescribedType | undefined };

function Actions({ address, name, localizations, type }: ActionsProps) {
  const texts = useTexts(exampleTexts);
  const named = useLabelFormat();
  const { withdraw, restore } = usePublication();
  const editable = localizations.filter(({ language }) => type?.mayEdit.includes(language));
  const publicLocalizations = editable.filter(({ state }) => state === "published" || state === "scheduled");
  const withdrawn = editable.filter(({ state }) => state === "withdrawn");
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
      {/* The example mark is a shared field, so removing it needs the right to edit every language. */}
      {editable.length === localizations.length && (
        <Button component={RouterLink} to={`${address}?replace=1`} size="small" aria-label={named(texts.replace, name)}>
          {texts.replace}
        </Button>
      )}
      {publicLocalizations.length > 0 && (
        <ConfirmButton
          size="small"
          color="warning"
          aria-label={named(texts.withdraw, name)}
          label={texts.withdraw}
          question={formatMessage(texts.withdrawSure, { name })}
          onConfirm={() => withdraw(publicLocalizations)}
        />
      )}
      {withdrawn.length > 0 && (
        <Button size="small" aria-label={named(texts.bringBack, name)} onClick={() => restore(withdrawn)}>
          {texts.bringBack}
        </Button>
      )}
    </Stack>
  );
}
