import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useTexts } from "../texts/staff-language.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignInRequest } from "./sign-in-request.ts";
import { sessionTexts } from "./texts.ts";
import { useCurrentUser } from "./use-current-user.ts";

/** Sign-in over the current screen, whose state stays. */
export function SignInDialog() {
  const texts = useTexts(sessionTexts);
  const request = useSignInRequest();
  const email = useCurrentUser()?.email;
  if (!request) return null;
  const { requiredProof, complete } = request;
  return (
    <Dialog open onClose={() => complete(false)} fullWidth maxWidth="xs" aria-labelledby="sign-in-title">
      <DialogTitle id="sign-in-title">{requiredProof === "password" ? texts.again : texts.proof}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>{requiredProof === "password" ? texts.againWhy : texts.proofWhy}</DialogContentText>
        <SignInForm requiredProof={requiredProof} email={email} onProven={() => complete(true)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => complete(false)}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
