import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import type { Localization, LocalizationAddress } from "./localization.ts";
import { machineTexts } from "./machine-texts.ts";
import { labelOfField } from "./unit-label.ts";
import type { DescribedType } from "./use-content-types.ts";
import type { MachineDraft } from "./use-machine-draft.ts";

/** Offers a draft by machine translation while fields are empty or outdated, and lists texts that were not translated. */
export function MachineDraftOffer({ machine, isDisabled }: { machine: MachineDraft; isDisabled: boolean }) {
  const texts = useTexts(machineTexts);
  const { isOffered, openFields, untranslated, isPending, draft } = machine;
  return (
    <>
      {isOffered && (
        <Alert severity="info" sx={wrappingAlert}>
          {formatMessage(texts.offer, { fields: openFields.join(", ") })}
          <div>
            <Button size="small" disabled={isDisabled} loading={isPending} onClick={draft}>
              {texts.draft}
            </Button>
          </div>
        </Alert>
      )}
      {untranslated.length > 0 && <Alert severity="warning">{formatMessage(texts.untranslated, { texts: untranslated.join(", ") })}</Alert>}
    </>
  );
}

type UnreviewedNotesProps = { type: DescribedType; address: LocalizationAddress; localization: Localization | undefined };

/** Lists the fields with an unreviewed machine translation, with buttons that mark them as reviewed. */
export function UnreviewedNotes({ type, address, localization }: UnreviewedNotesProps) {
  const texts = useTexts(machineTexts);
  const language = useStaffLanguage();
  const { mutate, isPending } = useApiMutation("POST /staff/content/mark-reviewed", ["entry"]);
  const fields = type.fields.filter(({ name }) => localization?.unreviewed.includes(name));
  if (fields.length === 0) return null;
  const markReviewed = (names: string[]) => mutate({ ...address, fields: names });
  return (
    <Alert severity="warning" sx={wrappingAlert}>
      {texts.unreviewed}
      <List dense disablePadding>
        {fields.map(({ name }) => {
          const field = labelOfField(type.fields, name, language);
          return (
            <ListItem key={name} disableGutters sx={{ justifyContent: "space-between", flexWrap: "wrap", columnGap: 2 }}>
              {field}
              <Button
                size="small"
                disabled={isPending}
                aria-label={formatMessage(texts.reviewField, { field })}
                onClick={() => markReviewed([name])}
              >
                {texts.review}
              </Button>
            </ListItem>
          );
        })}
      </List>
      {fields.length > 1 && (
        <Button size="small" disabled={isPending} onClick={() => markReviewed(fields.map(({ name }) => name))}>
          {texts.reviewAll}
        </Button>
      )}
    </Alert>
  );
}

const wrappingAlert = { "& .MuiAlert-message": { flex: 1, minWidth: 0 } };
