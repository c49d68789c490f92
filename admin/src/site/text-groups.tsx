import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import TextInput from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { siteBlocks } from "../../../domain/site-config/schema.ts";
import { keysOf } from "../../../i18n/keys-of.ts";
import { ImageSlot } from "../media/image-slot.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { ExampleMark } from "./example-mark.tsx";
import { inheritedProps, textFields, type SiteDraft } from "./site-fields.ts";
import { siteTexts } from "./site-texts.ts";

/** Edits contact data, legal data and app links. A change of contact or legal data removes the example mark of the block. */
export function TextGroups({ draft }: { draft: SiteDraft }) {
  const { site, inherited, change, errorAt } = draft;
  const texts = useTexts(siteTexts);
  return keysOf(textFields).map((group) => {
    const mark = group === "apps" ? undefined : siteBlocks[group].mark;
    return (
      <Card key={group} variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {texts.groups[group]}
        </Typography>
        {mark && (
          <ExampleMark
            block={texts.groups[group]}
            isMarked={site[mark]}
            hint={texts.exampleHint}
            onChange={(isMarked) => change({ [mark]: isMarked })}
          />
        )}
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))" }}>
          {group === "contact" && <QrCodeField draft={draft} />}
          {textsIn(group).map((name) => (
            <TextInput
              key={name}
              size="small"
              {...inheritedProps(inherited[name])}
              label={texts.fields[name]}
              value={site[name] ?? ""}
              multiline={name === "address" || name === "host"}
              required={name === "brand"}
              onChange={({ target }) => change({ [name]: target.value, ...(mark && name !== "brand" && { [mark]: false }) })}
              error={errorAt(name) !== undefined}
              helperText={errorAt(name)}
            />
          ))}
          {group === "contact" && (
            <CountField draft={draft} name="answerDays" label={texts.answerDays} hint={texts.answerDaysHint} most={30} />
          )}
          {group === "legal" && (
            <CountField draft={draft} name="questionRetentionMonths" label={texts.months} hint={texts.monthsHint} most={120} />
          )}
        </Box>
      </Card>
    );
  });
}

type FieldName = (typeof textFields)[keyof typeof textFields][number];
const isText = (name: FieldName): name is Exclude<FieldName, "wechatPicture"> => name !== "wechatPicture";

/** Returns the fields of a group but the image. */
function textsIn(group: keyof typeof textFields) {
  const names: readonly FieldName[] = textFields[group];
  return names.filter(isText);
}

function QrCodeField({ draft: { site, change, errorAt } }: { draft: SiteDraft }) {
  const texts = useTexts(siteTexts);
  return (
    <ImageSlot
      label={texts.fields.wechatPicture}
      kind="picture"
      ratio={1}
      canCrop
      value={site.wechatPicture ?? ""}
      isWrong={errorAt("wechatPicture") !== undefined}
      help={errorAt("wechatPicture")}
      onChange={(wechatPicture) => change({ wechatPicture, [siteBlocks.contact.mark]: false })}
    />
  );
}

type CountFieldProps = { draft: SiteDraft; name: "answerDays" | "questionRetentionMonths"; label: string; hint: string; most: number };

function CountField({ draft: { site, inherited, change, errorAt }, name, label, hint, most }: CountFieldProps) {
  const { placeholder, slotProps } = inheritedProps(inherited[name]);
  return (
    <TextInput
      size="small"
      placeholder={placeholder}
      type="number"
      label={label}
      value={site[name] ?? ""}
      onChange={({ target }) => change({ [name]: target.value === "" ? undefined : Number(target.value) })}
      slotProps={{ ...slotProps, htmlInput: { min: 1, max: most } }}
      error={errorAt(name) !== undefined}
      helperText={errorAt(name) ?? hint}
    />
  );
}
