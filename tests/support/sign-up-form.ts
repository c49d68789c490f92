import { sql } from "drizzle-orm";
import type { OutgoingMail } from "#domain/mail";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import type { Context } from "../../domain/context.ts";

let signUpCount = 0;

export function signUpForm(changes: Record<string, unknown> = {}): Record<string, unknown> & { email: string; username: string } {
  signUpCount += 1;
  const number = String(signUpCount).padStart(4, "0");
  return {
    country: "FR",
    callingCode: "33",
    phone: `06 12 34 ${number.slice(0, 2)} ${number.slice(2)}`,
    email: `person${signUpCount}@site.test`,
    username: `Person.${signUpCount}`,
    nickname: "Léa",
    password: goodPassword,
    confirmPassword: goodPassword,
    agree: true,
    ...changes,
  };
}

/** Mails in the queue, oldest first. For contexts without a worker that sends mail. */
export async function readQueuedMails({ database, secrets }: Context, to?: string): Promise<OutgoingMail[]> {
  const { rows } = await database.execute<{ data: { sealed: string } }>(
    sql`select data from pgboss.job where name like 'mail%' order by created_on`,
  );
  return rows.map(({ data }) => JSON.parse(secrets.open(data.sealed)) as OutgoingMail).filter((mail) => to === undefined || mail.to === to);
}

export async function readMailedCode(context: Context, to: string): Promise<string> {
  return (await readQueuedMails(context, to)).findLast(({ data }) => data.code !== undefined)!.data.code!;
}

export function wrongCodeFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
