import { useState, type FormEvent } from "react";
import { CallError } from "../api/answer.ts";

type Failure = { message: string; fields: Readonly<Record<string, string>>; reason: string };

/** Sends a form once at a time; what was refused is shown, and what was typed stays. */
export function useSubmit(send: (fields: Record<string, string>) => Promise<void>) {
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value)]));
    setSending(true);
    setFailure(undefined);
    try {
      await send(fields);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure({ message: error.message, fields: error.fields, reason: error.reason });
    } finally {
      setSending(false);
    }
  };
  return { failure, isSending, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
