import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../texts/staff-language.ts";
import { SignInLayout } from "./sign-in-layout.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { dismissSignInRequest } from "./sign-in-request.ts";
import { sessionTexts } from "./texts.ts";

export function LoginPage() {
  const texts = useTexts(sessionTexts);
  const navigate = useNavigate();
  const { state }: { state: { from?: string } | null } = useLocation();
  const onProven = () => {
    dismissSignInRequest();
    void navigate(state?.from ?? "/", { replace: true });
  };
  return (
    <SignInLayout title={texts.title}>
      <SignInForm requiredProof="password" onProven={onProven} />
    </SignInLayout>
  );
}
