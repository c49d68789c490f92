import { useLogin } from "react-admin";
import { useTexts } from "../texts/staff-language.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { sessionTexts } from "./texts.ts";

export function LoginPage() {
  const texts = useTexts(sessionTexts);
  const login = useLogin();
  return (
    <EntryFrame title={texts.title}>
      <SignInForm wanted="password" onProven={() => void login({})} />
    </EntryFrame>
  );
}
