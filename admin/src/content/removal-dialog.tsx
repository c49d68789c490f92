import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import type { Uses } from "../../../domain/editing/schema.ts";
import { fallbackOf, languages, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { Loading } from "../layout/loading.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { contentTexts } from "./texts.ts";

const maxListed = 10;

type Props = {
  title: string;
  /** Name of the button that removes. */
  label: string;
  /** Says that the text or the entry in the trash remains. */
  remains: string;
  entry: { type: string; key: string; path: string };
  /** Language that is removed; without it all. */
  language?: Language;
  isPending?: boolean;
  onConfirm(): void;
  onClose(): void;
};

/** Asks before an entry or one of its languages disappears, and names what visitors will see and which entries link to it. */
export function RemovalDialog({ title, label, remains, entry, language, isPending, onConfirm, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const { type, key } = entry;
  const { data: uses, error } = useQuery({
    queryKey: ["uses", type, key],
    queryFn: () => callApi("GET /staff/content/:type/:key/uses", { type, key }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" color="error" disabled={!uses} loading={isPending} onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      {error && <ErrorAlert error={error} />}
      {!uses && !error && <Loading />}
      {uses && <Consequences uses={uses} entry={entry} language={language} />}
      <Typography>{remains}</Typography>
    </TitledDialog>
  );
}

type ConsequencesProps = Pick<Props, "entry" | "language"> & { uses: Uses };

function Consequences({ uses, entry, language }: ConsequencesProps) {
  const texts = useTexts(lifecycleTexts);
  const removed = uses.publicIn.filter((code) => language === undefined || code === language);
  const remaining = uses.publicIn.filter((code) => !removed.includes(code));
  if (removed.length === 0) return <Typography>{texts.notPublic}</Typography>;
  return (
    <>
      <Typography component="ul" sx={{ m: 0, pl: 3 }}>
        {removed.map((code) => (
          <li key={code}>{consequenceOf(texts, { code, remaining, entry })}</li>
        ))}
      </Typography>
      <Typography>{texts.lists}</Typography>
      <UsedBy usedBy={uses.usedBy} />
    </>
  );
}

type Removed = { code: Language; remaining: readonly Language[]; entry: Props["entry"] };

function consequenceOf(texts: (typeof lifecycleTexts)["en"], { code, remaining, entry: { path, key } }: Removed): string {
  const fallback = fallbackOf(code);
  const { name: language, prefix } = languages[code];
  if (fallback && remaining.includes(fallback)) return formatMessage(texts.fallback, { language, other: languages[fallback].name });
  const [page = ""] = path.split(/[?#]/);
  return page.endsWith(key)
    ? formatMessage(texts.gone, { language })
    : formatMessage(texts.goneFromPage, { language, page: prefix + page });
}

function UsedBy({ usedBy }: Pick<Uses, "usedBy">) {
  const texts = useTexts(lifecycleTexts);
  if (usedBy.length === 0) return null;
  return (
    <>
      <Typography>{texts.usedBy}</Typography>
      <Typography component="ul" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        {usedBy.slice(0, maxListed).map(({ type, key, title }) => (
          <li key={`${type}/${key}`}>
            <Link component={RouterLink} to={`/content/${type}/${key}`} target="_blank">
              {title || key}
            </Link>
          </li>
        ))}
        {usedBy.length > maxListed && <li>{formatMessage(texts.more, { count: usedBy.length - maxListed })}</li>}
      </Typography>
    </>
  );
}
