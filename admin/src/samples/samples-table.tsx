import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { SamplesPage } from "../../../domain/editing/schema.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import { StateChip } from "../content/state-chip.tsx";
import { usePublication } from "../content/use-publication.ts";
import { useTypes, type DescribedType } from "../content/use-types.ts";
import { SureButton } from "../frame/sure-button.tsx";
import { WideTable } from "../frame/wide-table.tsx";
import { fill } from "../texts/fill.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useNamed } from "../texts/use-named.ts";
import { samplesTexts } from "./texts.ts";

type Sample = SamplesPage["rows"][number];

export function SamplesTable({ samples }: { samples: readonly Sample[] }) {
  const texts = useTexts(samplesTexts);
  const types = useTypes();
  const entries = [...Map.groupBy(samples, ({ type, key }) => `/content/${type}/${key}`)];
  return (
    <WideTable name={texts.samples} columns={[texts.entry, texts.editions, texts.acts]}>
      {entries.map(([address, editions]) => (
        <Row key={address} address={address} editions={editions} type={types?.find(({ type }) => type === editions[0]?.type)} />
      ))}
    </WideTable>
  );
}

function Row({ address, editions: found, type }: { address: string; editions: readonly Sample[]; type: DescribedType | undefined }) {
  const editions = found.toSorted((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
  const texts = useTexts(samplesTexts);
  const named = useNamed();
  const { title, key } = editions.find(({ language }) => language === "en") ?? editions[0] ?? { title: "", key: "" };
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
          {editions.map(({ language, state }) => (
            <StateChip key={language} language={language} state={state} isChanged={false} isOutdated={false} />
          ))}
        </Stack>
      </TableCell>
      <TableCell>
        <Acts address={address} name={name} editions={editions} type={type} />
      </TableCell>
    </TableRow>
  );
}

type ActsProps = { address: string; name: string; editions: readonly Sample[]; type: DescribedType | undefined };

function Acts({ address, name, editions, type }: ActsProps) {
  const texts = useTexts(samplesTexts);
  const named = useNamed();
  const { withdraw, bringBack } = usePublication();
  const own = editions.filter(({ language }) => type?.mayEdit.includes(language));
  const shown = own.filter(({ state }) => state === "published" || state === "scheduled");
  const withdrawn = own.filter(({ state }) => state === "withdrawn");
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: "wrap" }}>
      {/* The example mark is a shared field, so removing it needs the right to edit every language. */}
      {own.length === editions.length && (
        <Button component={RouterLink} to={`${address}?replace=1`} size="small" aria-label={named(texts.replace, name)}>
          {texts.replace}
        </Button>
      )}
      {shown.length > 0 && (
        <SureButton
          size="small"
          color="warning"
          aria-label={named(texts.withdraw, name)}
          label={texts.withdraw}
          sure={fill(texts.withdrawSure, { name })}
          onSure={() => withdraw(shown)}
        />
      )}
      {withdrawn.length > 0 && (
        <Button size="small" aria-label={named(texts.bringBack, name)} onClick={() => bringBack(withdrawn)}>
          {texts.bringBack}
        </Button>
      )}
    </Stack>
  );
}
