import { useState, type FormEvent } from "react";
import { ApiError } from "../api/api-error.ts";

type Failure = { message: string; fields: Readonly<Record<string, string>>; reason: string };

/** Submits a form. After an error the input stays, and `failure` has the messages. */
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
      if (!(error instanceof ApiError)) throw error;
      setFailure({ message: error.message, fields: error.fields, reason: error.reason });
    } finally {
      setSending(false);
    }
  };
  return { failure, isSending, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
