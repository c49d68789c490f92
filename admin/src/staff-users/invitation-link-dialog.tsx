import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../layout/copy-button.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { staffUserTexts } from "./texts.ts";

/** Shows the link of an invitation once. */
export function InvitationLinkDialog({ message, link, onClose }: { message: string; link: string; onClose(): void }) {
  const texts = useTexts(staffUserTexts);
  return (
    <TitledDialog title={texts.link} maxWidth="sm" actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <Typography sx={{ overflowWrap: "anywhere" }}>{message}</Typography>
      <TextField
        label={texts.link}
        value={link}
        multiline
        slotProps={{ htmlInput: { readOnly: true, onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select() } }}
      />
      <Box>
        <CopyButton text={link} />
      </Box>
    </TitledDialog>
  );
}
