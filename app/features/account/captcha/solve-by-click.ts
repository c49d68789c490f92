import type { ApiClient } from "#app/api-client/api-client.ts";
import { callApi, type ErrorResult, type Values } from "#app/form/submit-form.ts";

/** Verifies the click coordinates of a form with `CaptchaPicture`; returns the token or an error. */
export async function solveByClick(api: ApiClient, values: Values): Promise<{ ok: true; token: string } | ErrorResult<null>> {
  const { captchaId, "captchaImage.x": x, "captchaImage.y": y } = values;
  const missing = { ok: false, status: 422, reason: "captchaRequired", reasons: {} } as const;
  if (!captchaId || x === undefined || y === undefined) return missing;
  const answer = await callApi(api, "/captcha/verify", { id: captchaId, x, y });
  return answer.ok ? { ok: true, token: answer.data.token } : answer;
}
