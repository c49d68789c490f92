import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../texts/staff-language.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { sessionTexts } from "./texts.ts";

export function LoginPage() {
  const texts = useTexts(sessionTexts);
  const navigate = useNavigate();
  const { state }: { state: { from?: string } | null } = useLocation();
  return (
    <SignInLayout title={texts.title}>
      <SignInForm requiredProof="password" onProven={() => void navigate(state?.from ?? "/", { replace: true })} />
    </SignInLayout>
  );
}
