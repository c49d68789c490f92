import { useInfiniteQuery } from "@tanstack/react-query";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import type { Version } from "../history/use-version-names.ts";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import type { LocalizationAddress } from "./localization.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";
import type { AutosavedDraft } from "./use-autosaved-draft.ts";

type Props = { type: DescribedType; address: LocalizationAddress; draft: AutosavedDraft; onClose(): void };

/** Version history of a localization. Restoring a version makes it the draft. */
export function HistoryDialog({ type, address, draft, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const named = useLabelFormat();
  const restore = useApiMutation("POST /staff/content/restore", ["entry"], () => {
    notify(texts.restored, "success");
    draft.discard();
    onClose();
  });
  return (
    <VersionsDialog
      title={named(texts.history, languages[address.language].name)}
      lang={languages[address.language].tag}
      fields={type.fields}
      {...useVersions(address)}
      // A restored version would replace text that is not saved yet.
      onRestore={
        draft.state === "saved" && type.mayEdit.includes(address.language)
          ? ({ revision }) => restore.mutate({ ...address, revision, basedOn: draft.basedOn })
          : undefined
      }
      onClose={onClose}
    />
  );
}

type SharedProps = {
  type: DescribedType;
  entryKey: string;
  /** Without it, no version can be restored. */
  onRestore: ((data: Version["data"]) => void) | undefined;
  onClose(): void;
};

/** Version history of the shared fields. */
export function SharedHistoryDialog({ type, entryKey, onRestore, onClose }: SharedProps) {
  const texts = useTexts(contentTexts);
  const named = useLabelFormat();
  return (
    <VersionsDialog
      title={named(texts.history, texts.shared)}
      lang={languages.en.tag}
      fields={type.fields.filter(({ perLanguage }) => !perLanguage)}
      {...useVersions({ type: type.type, key: entryKey })}
      onRestore={
        onRestore &&
        (({ data }) => {
          onRestore(data);
          notify(texts.restored, "success");
          onClose();
        })
      }
      onClose={onClose}
    />
  );
}

const pageSize = 25;

function useVersions(address: Omit<LocalizationAddress, "language"> & Partial<LocalizationAddress>) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["entry", "history", address],
    queryFn: ({ pageParam }) => callApi("GET /staff/content/:type/:key/history", { ...address, page: pageParam, size: String(pageSize) }),
    initialPageParam: "1",
    getNextPageParam: (page, pages) => (page.length < pageSize ? undefined : String(pages.length + 1)),
    staleTime: 0,
  });
  return { versions: data?.pages.flat(), onMore: hasNextPage ? () => void fetchNextPage() : undefined };
}
