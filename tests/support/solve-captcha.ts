import { eq } from "drizzle-orm";
import { captchaPuzzle } from "#db/captcha.ts";
import { pieceBody, pieceBox } from "#domain/captcha/schema";
import { findRunningPostgres, openDatabase, type Database } from "#platform/database";
import { quietLog } from "./test-environment.ts";

/** Position where the piece of a puzzle belongs, which only the database knows. */
export async function placeOfPiece(database: Pick<Database, "select">, id: string): Promise<{ x: number; y: number }> {
  const [puzzle] = await database.select({ x: captchaPuzzle.x, y: captchaPuzzle.y }).from(captchaPuzzle).where(eq(captchaPuzzle.id, id));
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  return puzzle;
}

/** Coordinates of a click into the middle of the hole. */
export async function clickOn(database: Pick<Database, "select">, id: string): Promise<{ id: string; x: number; y: number }> {
  const { x, y } = await placeOfPiece(database, id);
  const middle = pieceBody.offset + pieceBody.size / 2;
  return { id, x: x + middle, y: y + middle };
}

/** Points of a drag to `x` like that of a human: quick at first, slower towards the end, not quite level. */
export function dragTo(x: number, points = 24): (readonly [x: number, y: number])[] {
  return Array.from({ length: points + 1 }, (_, index) => {
    const share = index / points;
    return [Math.round(x * (1 - (1 - share) ** 3)), Math.round(3 * Math.sin(share * 4))] as const;
  });
}

/**
 * Solves a captcha and returns its token. `visit` calls the site; the cookie belongs to the token and has to be sent with
 * it, as a browser would.
 */
export async function captchaToken(
  visit: (path: string, init: RequestInit) => Promise<Response>,
  database: Pick<Database, "select">,
): Promise<{ token: string; cookie: string }> {
  const post = async (path: string, body: object, cookie = "") => {
    const response = await visit(path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return {
      data: ((await response.json()) as { data: { id: string; token: string } }).data,
      cookie: response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? cookie,
    };
  };
  const { data: puzzle, cookie } = await post("/api/captcha", {});
  const { data } = await post("/api/captcha/verify", await clickOn(database, puzzle.id), cookie);
  return { token: data.token, cookie };
}

/** Runs `work` with the database of the site of an end-to-end test, or of another DATA_DIR. */
export async function withSiteDatabase<Answer>(
  work: (database: Database) => Promise<Answer>,
  dataDir = process.env.E2E_DATA_DIR!,
): Promise<Answer> {
  const url = await findRunningPostgres(dataDir);
  if (!url) throw new Error("the site's database does not run");
  const connection = openDatabase({ url, log: quietLog, poolSize: 1 });
  try {
    return await work(connection.database);
  } finally {
    await connection.close();
  }
}

/** The part of a Playwright page that is used here, so that other tests do not depend on Playwright's types. */
type DrivenPage = {
  locator(selector: string): { boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> };
  mouse: { move(x: number, y: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  waitForTimeout(ms: number): Promise<void>;
};

/** Drags the piece in the open dialog to `x` with the mouse, as a human does. */
export async function dragPiece(page: DrivenPage, x: number): Promise<void> {
  const handle = await page.locator(".captcha-handle").boundingBox();
  if (!handle) throw new Error("no slider");
  const pixel = handle.width / pieceBox;
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const [at, y] of dragTo(x)) {
    await page.mouse.move(from.x + at * pixel, from.y + y);
    await page.waitForTimeout(18);
  }
  await page.mouse.up();
}
