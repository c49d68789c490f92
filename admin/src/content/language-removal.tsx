import type { Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import type { LocalizationAddress } from "./localization.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { contentTexts } from "./texts.ts";
import { useEntryDeletion } from "./use-entry-deletion.ts";
import { usePublication } from "./use-publication.ts";

type Props = { entry: Entry; address: LocalizationAddress; onClose(): void };

export function UnpublishDialog({ entry, address, onClose }: Props) {
  const texts = useTexts(contentTexts);
  const lifecycle = useTexts(lifecycleTexts);
  const { withdraw } = usePublication();
  const confirm = () => {
    onClose();
    withdraw([address]);
  };
  return (
    <RemovalDialog
      title={formatMessage(lifecycle.unpublishTitle, { language: languages[address.language].name })}
      label={texts.withdraw}
      remains={lifecycle.kept}
      entry={entry}
      language={address.language}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Deletes one language of an entry that has others. */
export function DeleteLanguageDialog({ entry, address: { language }, onClose }: Props) {
  const texts = useTexts(lifecycleTexts);
  const deletion = useEntryDeletion(entry, onClose);
  return (
    <RemovalDialog
      title={formatMessage(texts.deleteTitle, { title: languages[language].name })}
      label={texts.delete}
      remains={texts.inTrash}
      entry={entry}
      language={language}
      isPending={deletion.isPending}
      onConfirm={() => deletion.remove(language)}
      onClose={onClose}
    />
  );
}
