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

/** Sign-in over the current screen, whose state stays. */
export function SignInDialog() {
  const texts = useTexts(sessionTexts);
  const request = useSignInRequest();
  if (!request) return null;
  const { wanted, answer } = request;
  return (
    <Dialog open onClose={() => answer(false)} fullWidth maxWidth="xs" aria-labelledby="sign-in-title">
      <DialogTitle id="sign-in-title">{wanted === "password" ? texts.again : texts.proof}</DialogTitle>
      <DialogContent>
        {wanted === "password" && <DialogContentText gutterBottom>{texts.againWhy}</DialogContentText>}
        <SignInForm wanted={wanted} onProven={() => answer(true)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => answer(false)}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
