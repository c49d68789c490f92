import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { SentHeading } from "#app/form/sent-heading.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { localPath } from "#i18n/paths.ts";
import type { RetrieveData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const seconds = 5;

/** Redirects to the login after a countdown that can be stopped; without JavaScript only the link leads there. */
export function PasswordChanged({ copy }: { copy: RetrieveData["copy"]["done"] }) {
  const to = `${localPath(usePageLanguage(), "/login")}?result=reset`;
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [left, setLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return undefined;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const secondsLeft = Math.ceil((end - Date.now()) / 1000);
      setLeft(Math.max(0, secondsLeft));
      if (secondsLeft > 0) return;
      clearInterval(timer);
      void navigate(to);
    }, 200);
    return () => clearInterval(timer);
  }, [isStopped, navigate, to]);
  return (
    <div className="max-w-prose">
      <SentHeading>{copy.heading}</SentHeading>
      <p className="pt-4 text-soft">{copy.text}</p>
      {isHydrated && (
        <p className="pt-2 text-soft tabular-nums" role="timer">
          {isStopped ? copy.stopped : fillPlaceholders(copy.countdown, { seconds: left })}
        </p>
      )}
      <div className="flex flex-wrap gap-4 pt-8">
        <ButtonLink to={to}>{copy.login}</ButtonLink>
        {isHydrated && !isStopped && (
          <Button look="quiet" onClick={() => setStopped(true)}>
            {copy.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
