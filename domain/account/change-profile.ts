import { eq } from "drizzle-orm";
import { account } from "#db/account.ts";
import type { Context } from "../context.ts";
import { toE164 } from "./phone.ts";
import type { ProfileChange } from "./schema.ts";
import { findTakenFields, readTakenFields, type TakenFieldErrors } from "./taken-fields.ts";

type Rejection = { ok: false; reasons: { phone: "phoneFormat" } | TakenFieldErrors };

export async function changeProfile(
  context: Context,
  input: { accountId: string; form: ProfileChange },
): Promise<{ ok: true } | Rejection> {
  const { accountId, form } = input;
  const phone = await toE164(form);
  if (phone === undefined) return { ok: false, reasons: { phone: "phoneFormat" } };
  const takenFields = await findTakenFields(context, { phone }, accountId);
  if (takenFields) return { ok: false, reasons: takenFields };
  const { nickname: name, callingCode, country, language } = form;
  try {
    await context.database
      .update(account)
      .set({ name, phone, callingCode, country, language, updatedAt: context.clock.now() })
      .where(eq(account.id, accountId));
    return { ok: true };
  } catch (error) {
    const reasons = readTakenFields(error);
    if (!reasons) throw error;
    return { ok: false, reasons };
  }
}
