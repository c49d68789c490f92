import { createServer, type AddressInfo, type Socket } from "node:net";

export type StoredMail = { source: Buffer; isSeen: boolean };
export type ImapServer = { url: URL; mails: StoredMail[]; logins: number; transferred: number; close(): Promise<void> };

const user = "reply@example.com";
const password = "p/w:d";

type Counts = { logins: number; transferred: number };

/** Starts an IMAP server with one folder, and the commands that a client needs to read unread mails and mark them. */
export async function startImapServer(): Promise<ImapServer> {
  const mails: StoredMail[] = [];
  const sockets = new Set<Socket>();
  const counts: Counts = { logins: 0, transferred: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let input = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      input += String(chunk);
      for (let end = input.indexOf("\r\n"); end !== -1; end = input.indexOf("\r\n")) {
        const [, tag = "", command = ""] = /^(\S+) (.*)$/.exec(input.slice(0, end)) ?? [];
        input = input.slice(end + 2);
        answer(socket, tag, command, mails, counts);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`),
    mails,
    get logins() {
      return counts.logins;
    },
    get transferred() {
      return counts.transferred;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function answer(socket: Socket, tag: string, command: string, mails: StoredMail[], counts: Counts): void {
  const done = (text = "OK done") => socket.write(`${tag} ${text}\r\n`);
  const [name = ""] = command.split(" ", 1);
  switch (name.toUpperCase()) {
    case "CAPABILITY":
      socket.write("* CAPABILITY IMAP4rev1\r\n");
      return void done();
    case "LOGIN":
      counts.logins += 1;
      return void done(command.includes(user) && command.includes(password) ? "OK in" : "NO [AUTHENTICATIONFAILED] refused");
    case "LIST":
    case "LSUB":
      socket.write(`* ${name.toUpperCase()} () "/" INBOX\r\n`);
      return void done();
    case "SELECT":
      socket.write(`* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 1] is\r\n* OK [UIDNEXT ${mails.length + 1}] is\r\n`);
      return void done("OK [READ-WRITE] selected");
    case "LOGOUT":
      socket.write("* BYE bye\r\n");
      done();
      return void socket.end();
    case "UID":
      return answerUid(socket, command.slice(4), { mails, counts }, done);
    default:
      return void done(["NOOP", "UNSELECT", "CLOSE"].includes(name.toUpperCase()) ? "OK done" : "BAD unknown");
  }
}

type Folder = { mails: StoredMail[]; counts: Counts };

function answerUid(socket: Socket, command: string, { mails, counts }: Folder, done: (text?: string) => void): void {
  const [name = "", set = ""] = command.split(" ");
  if (name === "SEARCH") {
    const unread = mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]));
    socket.write(`* SEARCH ${unread.join(" ")}\r\n`);
  } else {
    if (name === "FETCH" && command.includes("BODY.PEEK[]")) counts.transferred += 1;
    for (const uid of uidsOf(set)) {
      const mail = mails[uid - 1];
      if (mail && name === "FETCH") socket.write(describe(uid, mail, command));
      if (mail && name === "STORE" && /\+FLAGS\S* \(?\\Seen/i.test(command)) mail.isSeen = true;
    }
  }
  done();
}

const uidsOf = (set: string) =>
  set.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split(":").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

function describe(uid: number, { source }: StoredMail, command: string): Buffer {
  const [, start, length] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(command) ?? [];
  const fields = /BODY\.PEEK\[(HEADER\.FIELDS \([^)]*\))\]/i.exec(command)?.[1];
  const headers = source.subarray(0, source.indexOf("\r\n\r\n") + 4);
  const part = start === undefined ? headers : source.subarray(Number(start), Number(start) + Number(length));
  const label = start === undefined ? `BODY[${fields}]` : `BODY[]<${start}>`;
  return Buffer.concat([
    Buffer.from(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${source.length} ${label} {${part.length}}\r\n`),
    part,
    Buffer.from(")\r\n"),
  ]);
}
